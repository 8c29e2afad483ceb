import { createHash } from 'node:crypto'

/** One item of the pack. Its key never changes; its content may. */
export type Item = {
  /** E.g. `background/aura`. */
  key: string
  kind: 'image' | 'audio' | 'video'
  name: string
  altText: string
  tags: readonly string[]
  /** Path in the pack's folder. Without ffmpeg audio stays WAV. */
  file: string
  /** Made only where ffmpeg is installed. */
  needsFfmpeg: boolean
  make(place: { folder: string; ffmpeg: string | null }): Promise<void>
}

/** Deterministic id, so that registering a pack twice is idempotent. */
export const starterId = (key: string): string => {
  const hash = createHash('sha256').update(`kadr starter ${key}`).digest('hex')
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(18, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
