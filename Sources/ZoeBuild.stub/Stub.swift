public enum BuildStub {}
