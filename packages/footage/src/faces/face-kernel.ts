import { readFileSync } from 'node:fs'

/** Compiled from kernel/net.as, which documents each function. */
export type FaceKernel = {
  memory: WebAssembly.Memory
  heapStart(): number
  firstConv(...numbers: number[]): void
  depthwise(...numbers: number[]): void
  pointwise(...numbers: number[]): void
  maxPool(...numbers: number[]): void
}

const FUNCTIONS = ['heapStart', 'firstConv', 'depthwise', 'pointwise', 'maxPool']
const PAGE_BYTES = 65_536

const isKernel = (exports: object): exports is FaceKernel =>
  Reflect.get(exports, 'memory') instanceof WebAssembly.Memory &&
  FUNCTIONS.every((name) => typeof Reflect.get(exports, name) === 'function')

/** The kernel with as much memory as the net needs. */
export const createFaceKernel = (bytes: number): FaceKernel => {
  const code = readFileSync(new URL('../../kernel/net.wasm', import.meta.url))
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), {})
  if (!isKernel(exports)) throw new Error('the kernel of faces lacks a function')
  const missing =
    Math.ceil((exports.heapStart() + bytes) / PAGE_BYTES) -
    exports.memory.buffer.byteLength / PAGE_BYTES
  if (missing > 0) exports.memory.grow(missing)
  return exports
}
