/** The used subset: Node implements WebAssembly, but its types are part of the DOM library. */
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
