import { RenderFailedError } from '../render-failed-error.ts'

type Block = { at: number; bytes: number }

export type Memory = {
  take(bytes: number): number
  give(at: number): void
  /** Bytes in use. */
  used(): number
}

const ALIGNMENT = 64
/** Kernels read a little past the end of a plane. */
const MARGIN = 64

const roundUp = (bytes: number) => Math.ceil((bytes + MARGIN) / ALIGNMENT) * ALIGNMENT

/** Joins neighbours, so that what was taken in small pieces can be given in large ones. */
const join = (free: Block[]): Block[] => {
  const joined: Block[] = []
  for (const block of free.toSorted((a, b) => a.at - b.at)) {
    const last = joined.at(-1)
    if (last && last.at + last.bytes === block.at) last.bytes += block.bytes
    else joined.push({ ...block })
  }
  return joined
}

/** Hands out pieces of the kernel's memory: the first that is large enough. */
export const createMemory = ({ from, to }: { from: number; to: number }): Memory => {
  let free: Block[] = [{ at: from, bytes: to - from }]
  const taken = new Map<number, number>()
  let used = 0
  return {
    take(wanted) {
      const bytes = roundUp(wanted)
      const block = free.find((candidate) => candidate.bytes >= bytes)
      if (!block) throw new RenderFailedError({ code: 'memory' })
      const { at } = block
      block.at += bytes
      block.bytes -= bytes
      taken.set(at, bytes)
      used += bytes
      return at
    },
    give(at) {
      const bytes = taken.get(at)
      if (bytes === undefined) throw new Error(`${at} was not taken`)
      taken.delete(at)
      used -= bytes
      free = join([...free, { at, bytes }])
    },
    used: () => used,
  }
}
