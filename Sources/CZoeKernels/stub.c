void zoe_stub(void){}
