import { RATE, type Track } from './track.ts'

const HEADER_BYTES = 44
const FRAME_BYTES = 4

/** Stereo, 16 bit. */
export const encodeWav = ({ left, right }: Track): Buffer => {
  const size = left.length * FRAME_BYTES
  const file = Buffer.alloc(HEADER_BYTES + size)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * FRAME_BYTES, 28)
  file.writeUInt16LE(FRAME_BYTES, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(size, 40)
  const toSample = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
  for (let at = 0; at < left.length; at += 1) {
    file.writeInt16LE(toSample(left[at] ?? 0), HEADER_BYTES + at * FRAME_BYTES)
    file.writeInt16LE(toSample(right[at] ?? 0), HEADER_BYTES + at * FRAME_BYTES + 2)
  }
  return file
}
