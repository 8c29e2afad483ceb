import { RenderFailedError } from '../render-failed-error.ts'

type Block = { at: number; bytes: number }

export type Memory = {
  allocate(bytes: number): number
  free(at: number): void
  used(): number
}

const ALIGNMENT = 64
/** Kernels read slightly past the end of a plane. */
const MARGIN = 64

const roundUp = (bytes: number) => Math.ceil((bytes + MARGIN) / ALIGNMENT) * ALIGNMENT

/** Merges adjacent free blocks to prevent fragmentation. */
const mergeAdjacent = (blocks: Block[]): Block[] => {
  const joined: Block[] = []
  for (const block of blocks.toSorted((a, b) => a.at - b.at)) {
    const last = joined.at(-1)
    if (last && last.at + last.bytes === block.at) last.bytes += block.bytes
    else joined.push({ ...block })
  }
  return joined
}

/** First-fit allocator over the kernel's memory. */
export const createMemory = ({ from, to }: { from: number; to: number }): Memory => {
  let freeBlocks: Block[] = [{ at: from, bytes: to - from }]
  const allocated = new Map<number, number>()
  let used = 0
  return {
    allocate(wanted) {
      const bytes = roundUp(wanted)
      const block = freeBlocks.find((candidate) => candidate.bytes >= bytes)
      if (!block) throw new RenderFailedError({ code: 'memory' })
      const { at } = block
      block.at += bytes
      block.bytes -= bytes
      allocated.set(at, bytes)
      used += bytes
      return at
    },
    free(at) {
      const bytes = allocated.get(at)
      if (bytes === undefined) throw new Error(`${at} is not allocated`)
      allocated.delete(at)
      used -= bytes
      freeBlocks = mergeAdjacent([...freeBlocks, { at, bytes }])
    },
    used: () => used,
  }
}
