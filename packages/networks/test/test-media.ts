import type { MediaFile } from '../src/publish.ts'

/** A prime length: after a lost or repeated chunk the pattern never realigns. */
const PATTERN = Uint8Array.from(
  { length: 65_521 },
  (_, index) => (index * 31 + (index >> 8)) & 0xff,
)

/** Bytes of any test file at a range. */
export function generateBytes({ start, end }: { start: number; end: number }): Uint8Array {
  const bytes = new Uint8Array(end - start)
  let at = 0
  while (at < bytes.length) {
    const piece = PATTERN.subarray((start + at) % PATTERN.length).subarray(0, bytes.length - at)
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** A file of a given size, generated on read. */
export const createTestFile = (
  of: Partial<MediaFile> & { kind: MediaFile['kind'] },
): MediaFile => ({
  mimeType: of.kind === 'video' ? 'video/mp4' : 'image/jpeg',
  size: 100_000,
  width: 1080,
  height: 1920,
  durationSeconds: of.kind === 'video' ? 12 : null,
  altText: '',
  publicUrl: 'https://kadr.test/media/file',
  read: async (range) => generateBytes(range),
  ...of,
})
