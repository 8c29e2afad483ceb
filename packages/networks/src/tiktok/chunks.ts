/** Large enough for few calls, small enough for memory; the network takes 5 to 64 MB. */
const CHUNK_BYTES = 10_000_000

export type ChunkPlan = { chunkSize: number; count: number }

/** The remainder rides with the last chunk, which may so be nearly twice as large. */
export function planChunks({
  size,
  chunkSize = CHUNK_BYTES,
}: {
  size: number
  chunkSize?: number
}): ChunkPlan {
  const count = Math.floor(size / chunkSize)
  return count <= 1 ? { chunkSize: size, count: 1 } : { chunkSize, count }
}

export function chunkAt(input: { size: number; plan: ChunkPlan; index: number }): {
  start: number
  end: number
} {
  const { size, plan, index } = input
  const start = index * plan.chunkSize
  return { start, end: index === plan.count - 1 ? size : start + plan.chunkSize }
}
