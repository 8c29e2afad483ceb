import { open } from 'node:fs/promises'

export type Format = { kind: 'picture' } | { kind: 'media'; demuxer: string }

const HEAD_BYTES = 64

const MARKS: readonly { marks: readonly [at: number, text: string][]; format: Format }[] = [
  { marks: [[0, '\xff\xd8\xff']], format: { kind: 'picture' } },
  { marks: [[0, '\x89PNG\r\n\x1a\n']], format: { kind: 'picture' } },
  { marks: [[0, 'GIF8']], format: { kind: 'picture' } },
  {
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
    format: { kind: 'picture' },
  },
  {
    marks: [
      [0, 'RIFF'],
      [8, 'WAVE'],
    ],
    format: { kind: 'media', demuxer: 'wav' },
  },
  { marks: [[4, 'ftyp']], format: { kind: 'media', demuxer: 'mov' } },
  { marks: [[0, '\x1a\x45\xdf\xa3']], format: { kind: 'media', demuxer: 'matroska' } },
  { marks: [[0, 'OggS']], format: { kind: 'media', demuxer: 'ogg' } },
  { marks: [[0, 'fLaC']], format: { kind: 'media', demuxer: 'flac' } },
  { marks: [[0, 'ID3']], format: { kind: 'media', demuxer: 'mp3' } },
]

/** Sound without a container: eleven set bits, and the layer tells AAC from MPEG. */
const bareSound = (head: Buffer): Format | undefined => {
  const [first = 0, second = 0] = head
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  return { kind: 'media', demuxer: (second & 0xf6) === 0xf0 ? 'aac' : 'mp3' }
}

/** What the first bytes say. ffmpeg is never left to guess: a playlist in disguise would be followed. */
export const sniffFile = async (path: string): Promise<Format | undefined> => {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0)
    const shown = head.subarray(0, bytesRead)
    const has = ([at, text]: readonly [number, string]) =>
      shown.toString('latin1', at, at + text.length) === text
    return MARKS.find(({ marks }) => marks.every(has))?.format ?? bareSound(shown)
  } finally {
    await file.close()
  }
}
