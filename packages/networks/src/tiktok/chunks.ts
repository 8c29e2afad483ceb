/** Few calls at moderate memory; TikTok accepts 5 to 64 MB. */
const CHUNK_BYTES = 10_000_000

export type ChunkPlan = { chunkSize: number; count: number }

/** The remainder is part of the last chunk, which may be nearly twice as large. */
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

export function getChunk(input: { size: number; plan: ChunkPlan; index: number }): {
  start: number
  end: number
} {
  const { size, plan, index } = input
  const start = index * plan.chunkSize
  return { start, end: index === plan.count - 1 ? size : start + plan.chunkSize }
}
