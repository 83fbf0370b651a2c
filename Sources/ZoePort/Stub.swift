public enum PortStub {}
