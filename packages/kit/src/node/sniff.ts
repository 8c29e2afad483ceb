import { open } from 'node:fs/promises'

export type FileFormat =
  | { kind: 'image'; mimeType: string; demuxer: null }
  /** ffmpeg gets the demuxer by name: with probing it would follow a disguised playlist. */
  | { kind: 'video' | 'audio'; mimeType: string; demuxer: string }

/** Enough for every signature below. */
const HEAD_BYTES = 4096

const image = (mimeType: string): FileFormat => ({ kind: 'image', mimeType, demuxer: null })
const video = (mimeType: string, demuxer: string): FileFormat => ({
  kind: 'video',
  mimeType,
  demuxer,
})
const audio = (mimeType: string, demuxer: string): FileFormat => ({
  kind: 'audio',
  mimeType,
  demuxer,
})

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const AUDIO_BRANDS = ['M4A ', 'M4B ', 'M4P ']

/** ISO media files carry a list of brands: the major one and the compatible ones. */
const fromBrands = (head: Buffer): FileFormat => {
  const size = Math.min(head.readUInt32BE(0), head.length)
  const main = head.toString('latin1', 8, 12)
  const brands = [main]
  for (let at = 16; at + 4 <= size; at += 4) brands.push(head.toString('latin1', at, at + 4))
  if (brands.includes('avif') || brands.includes('avis')) return image('image/avif')
  if (HEIC_BRANDS.includes(main)) return image('image/heic')
  if (AUDIO_BRANDS.includes(main)) return audio('audio/mp4', 'mov')
  return video(main === 'qt  ' ? 'video/quicktime' : 'video/mp4', 'mov')
}

const fromMatroska = (head: Buffer): FileFormat => {
  const isWebm = head.toString('latin1', 0, 64).includes('webm')
  return video(isWebm ? 'video/webm' : 'video/x-matroska', 'matroska')
}

/** Signatures at fixed offsets; all marks of a format must match. */
const SIGNATURES: readonly [
  marks: readonly [at: number, text: string][],
  read: (head: Buffer) => FileFormat,
][] = [
  [[[0, '\xff\xd8\xff']], () => image('image/jpeg')],
  [[[0, '\x89PNG\r\n\x1a\n']], () => image('image/png')],
  [[[0, 'GIF87a']], () => image('image/gif')],
  [[[0, 'GIF89a']], () => image('image/gif')],
  [
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
    () => image('image/webp'),
  ],
  [
    [
      [0, 'RIFF'],
      [8, 'WAVE'],
    ],
    () => audio('audio/wav', 'wav'),
  ],
  [[[4, 'ftyp']], fromBrands],
  [[[0, '\x1a\x45\xdf\xa3']], fromMatroska],
  [[[0, 'OggS']], () => audio('audio/ogg', 'ogg')],
  [[[0, 'fLaC']], () => audio('audio/flac', 'flac')],
  [[[0, 'ID3']], () => audio('audio/mpeg', 'mp3')],
]

/** Audio without a container begins with eleven set bits; the layer bits tell AAC from MPEG. */
const fromAudioFrame = (head: Buffer): FileFormat | undefined => {
  const [first = 0, second = 0] = head
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  return (second & 0xf6) === 0xf0 ? audio('audio/aac', 'aac') : audio('audio/mpeg', 'mp3')
}

const MIN_BYTES = 16

/** The format by the first bytes; undefined for everything that is not supported. */
export const sniff = (bytes: Uint8Array): FileFormat | undefined => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES))
  if (head.length < MIN_BYTES) return undefined
  const has = ([at, text]: readonly [number, string]) =>
    head.toString('latin1', at, at + text.length) === text
  const found = SIGNATURES.find(([marks]) => marks.every(has))
  return found ? found[1](head) : fromAudioFrame(head)
}

/** By content, regardless of the file name. */
export const sniffFile = async (path: string): Promise<FileFormat | undefined> => {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return sniff(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
