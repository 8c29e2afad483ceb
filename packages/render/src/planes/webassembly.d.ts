/** The little of it we use: Node has it, but its types come only with those of a browser. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: object)
    readonly exports: object
  }
  class Memory {
    private constructor()
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
}
