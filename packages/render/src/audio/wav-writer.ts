import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

export const CHANNELS = 2
const BYTES = 4
const FLOAT = 3
const HEADER_BYTES = 44

const createHeader = ({ rate, bytes }: { rate: number; bytes: number }): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(FLOAT, 20)
  header.writeUInt16LE(CHANNELS, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * CHANNELS * BYTES, 28)
  header.writeUInt16LE(CHANNELS * BYTES, 32)
  header.writeUInt16LE(BYTES * 8, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}

/** A stereo WAV of floats whose length is known before. */
export const openWav = ({ file, rate, frames }: { file: string; rate: number; frames: number }) => {
  const stream = createWriteStream(file)
  const failed = once(stream, 'error').then(([error]: unknown[]) => {
    throw error
  })
  failed.catch(() => undefined)
  const bytes = frames * CHANNELS * BYTES
  stream.write(createHeader({ rate, bytes }))
  return {
    /** Copies the samples; resolves when more may come. */
    async write(samples: Float32Array): Promise<void> {
      const { buffer, byteOffset, byteLength } = samples.slice()
      if (!stream.write(Buffer.from(buffer, byteOffset, byteLength)))
        await Promise.race([once(stream, 'drain'), failed])
    },
    async close(): Promise<void> {
      await Promise.race([new Promise<void>((resolve) => stream.end(resolve)), failed])
    },
  }
}
