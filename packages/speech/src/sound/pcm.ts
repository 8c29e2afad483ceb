/** Mono, 16 bit. */
export type Sound = { samples: Int16Array; rate: number }

export const secondsOf = ({ samples, rate }: Sound): number => samples.length / rate

export const encodeWav = ({ samples, rate }: Sound): Buffer => {
  const bytes = samples.length * 2
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes, 40)
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, 44 + index * 2)
  return file
}

/** Reads the output of `encodeWav`, and of ffmpeg with `-c:a pcm_s16le -ac 1`. */
export const decodeWav = (file: Buffer): Sound => {
  const isWav =
    file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WAVE'
  if (!isWav) throw new Error('not a WAV file')
  let rate = 0
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    if (name === 'fmt ') rate = file.readUInt32LE(at + 12)
    if (name === 'data') {
      // Streams declare an unknown size: the length of the file is used.
      const end = Math.min(at + 8 + size, file.length)
      const samples = new Int16Array((end - at - 8) >> 1)
      for (let index = 0; index < samples.length; index += 1)
        samples[index] = file.readInt16LE(at + 8 + index * 2)
      if (rate > 0) return { samples, rate }
    }
    at += 8 + size + (size % 2)
  }
  throw new Error('a WAV file without sound')
}
