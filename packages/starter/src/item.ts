import { createHash } from 'node:crypto'

/** One thing of the pack. Its key never changes; what is behind it may. */
export type Item = {
  /** Such as `background/aura`. */
  key: string
  kind: 'image' | 'audio' | 'video'
  name: string
  altText: string
  tags: readonly string[]
  /** Where it goes in the pack's folder. Sound without ffmpeg stays WAV. */
  file: string
  /** Made only where ffmpeg is. */
  needsFfmpeg: boolean
  make(place: { folder: string; ffmpeg: string | null }): Promise<void>
}

/** The same id on every machine, so that a pack registered twice is one pack. */
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
