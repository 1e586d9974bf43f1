// Runs a WASI module: node run.cjs MODULE.wasm

const { readFileSync } = require("node:fs");
const { WASI } = require("node:wasi");

const wasi = new WASI({ version: "preview1" });
const module_ = new WebAssembly.Module(readFileSync(process.argv[2]));
const instance = new WebAssembly.Instance(module_, wasi.getImportObject());
process.exitCode = wasi.start(instance);
