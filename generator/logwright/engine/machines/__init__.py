"""What runs WebAssembly: on the command line and in the browser."""
