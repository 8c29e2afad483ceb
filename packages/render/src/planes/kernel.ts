import { readFileSync } from 'node:fs'

/** Compiled from kernel/kernel.as, which documents each function. */
type KernelExports = {
  memory: WebAssembly.Memory
  heapStart(): number
  samplePlane(...numbers: number[]): void
  mixPlane(...numbers: number[]): void
  copyPlane(...numbers: number[]): void
  fillPlane(...numbers: number[]): void
  blendPlane(...numbers: number[]): void
  rgbaToPlanes(...numbers: number[]): number
  keyChroma(...numbers: number[]): void
  overChroma(...numbers: number[]): void
  overLuma(...numbers: number[]): void
  findSpans(...numbers: number[]): void
  sampleOver(...numbers: number[]): void
  slideOver(...numbers: number[]): void
  blendRows(...numbers: number[]): void
  planesToRgba(...numbers: number[]): void
}

const FUNCTIONS = [
  'heapStart',
  'samplePlane',
  'mixPlane',
  'copyPlane',
  'fillPlane',
  'blendPlane',
  'rgbaToPlanes',
  'keyChroma',
  'overChroma',
  'overLuma',
  'findSpans',
  'sampleOver',
  'slideOver',
  'blendRows',
  'planesToRgba',
]

const isKernel = (exports: object): exports is KernelExports =>
  Reflect.get(exports, 'memory') instanceof WebAssembly.Memory &&
  FUNCTIONS.every((name) => typeof Reflect.get(exports, name) === 'function')

const PAGE_BYTES = 65_536

export type Kernel = KernelExports & { bytes: Uint8Array<ArrayBuffer>; limit: number }

/**
 * Instantiates the kernel with its whole memory. Growing it later would detach buffers that pending
 * writes use; untouched pages cost nothing.
 */
export const createKernel = ({ memoryBytes }: { memoryBytes: number }): Kernel => {
  const path = new URL('../../kernel/kernel.wasm', import.meta.url)
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {})
  if (!isKernel(exports)) throw new Error('kernel.wasm is of another version')
  const { memory } = exports
  const missing = Math.ceil((memoryBytes - memory.buffer.byteLength) / PAGE_BYTES)
  if (missing > 0) memory.grow(missing)
  const bytes = new Uint8Array(memory.buffer)
  return { ...exports, bytes, limit: bytes.length }
}
