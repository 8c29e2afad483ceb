import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

type Size = { width: number; height: number }

const encodeRows = ({ width, height, rows }: Size & { rows: Buffer }): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Encodes a PNG without external programs. */
export const encodePng = ({
  width,
  height,
  pixel,
}: Size & { pixel: (x: number, y: number) => number[] }): Buffer => {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(pixel(x, y), y * (1 + width * 3) + 1 + x * 3)
  }
  return encodeRows({ width, height, rows })
}

/** A picture that can't be compressed: three bytes a pixel. */
export const encodeNoise = ({ width, height }: Size): Buffer => {
  const rows = randomBytes(height * (1 + width * 3))
  // Each row begins with its filter: none.
  for (let y = 0; y < height; y += 1) rows[y * (1 + width * 3)] = 0
  return encodeRows({ width, height, rows })
}
