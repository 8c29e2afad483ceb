import { crc32, deflateSync } from 'node:zlib'
import { drawPicture, makeVideo } from './media.ts'

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** Decompression bomb: a small file with huge dimensions. */
const pngBomb = (side: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const HLS = '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
const HTML = '<!doctype html><script>fetch("/api/users/me")</script>'

const half = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2))

export type HostileFile = { filename: string; content: Buffer; reason: RegExp }

const UNSUPPORTED = /^Тип файла не поддерживается/
const BROKEN = /^Файл повреждён/

/** Malicious files, each with the expected error. */
export const hostileFiles = async (): Promise<HostileFile[]> => {
  const video = makeVideo({ extra: ['-movflags', '+faststart'] })
  const picture = await drawPicture({ width: 1200, height: 900, seed: 5 })
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  return [
    { filename: 'playlist.mp4', content: Buffer.from(HLS), reason: UNSUPPORTED },
    {
      filename: 'concat.mp4',
      content: Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"),
      reason: UNSUPPORTED,
    },
    { filename: 'vector.png', content: Buffer.from(SVG), reason: UNSUPPORTED },
    { filename: 'page.jpg', content: Buffer.from(HTML), reason: UNSUPPORTED },
    {
      filename: 'program.mp3',
      content: Buffer.from(`\x7fELF${'\0'.repeat(99)}`),
      reason: UNSUPPORTED,
    },
    { filename: 'bomb.png', content: pngBomb(20_000), reason: /^Картинка слишком большая/ },
    { filename: 'cut.mp4', content: half(video), reason: BROKEN },
    { filename: 'cut-at-end.mp4', content: half(makeVideo()), reason: BROKEN },
    { filename: 'cut.jpg', content: half(picture), reason: BROKEN },
    {
      filename: 'huge.mp4',
      content: makeVideo({ size: '4096x4096', seconds: 0.04, codecs }),
      reason: /^Кадр видео слишком большой/,
    },
    {
      filename: 'fast.mp4',
      content: makeVideo({ size: '64x64', seconds: 1, codecs, extra: ['-r', '500'] }),
      reason: /^Слишком много кадров/,
    },
    {
      filename: 'empty-container.mp4',
      content: Buffer.concat([
        Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'),
        Buffer.from('\0\0\0\x08free', 'latin1'),
      ]),
      reason: BROKEN,
    },
    // Polyglot: a JPEG header followed by HTML.
    {
      filename: 'polyglot.jpg',
      content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(HTML)]),
      reason: BROKEN,
    },
    {
      filename: 'polyglot.gif',
      content: Buffer.from(`GIF89a/*${HTML}*/=1;alert(1)`),
      reason: BROKEN,
    },
  ]
}
