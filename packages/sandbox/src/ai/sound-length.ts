const WAV_DATA = 'data'
const OPUS_RATE = 48_000
const OGG_PAGE = 'OggS'
const GRANULE_AT = 6

const wavSeconds = (bytes: Buffer): number | undefined => {
  const bytesPerSecond = bytes.readUInt32LE(28)
  const at = bytes.indexOf(WAV_DATA)
  if (at < 0 || bytesPerSecond === 0 || at + 8 > bytes.length) return undefined
  return Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8) / bytesPerSecond
}

const flacSeconds = (bytes: Buffer): number | undefined => {
  if (bytes.length < 26) return undefined
  const rate = bytes.readUIntBE(18, 3) >> 4
  const samples = (bytes.readUInt8(21) & 0x0f) * 2 ** 32 + bytes.readUInt32BE(22)
  return rate === 0 ? undefined : samples / rate
}

/** The last page tells how many samples there are; those of Opus are of 48 kHz. */
const oggSeconds = (bytes: Buffer): number | undefined => {
  const at = bytes.lastIndexOf(OGG_PAGE)
  if (at < 0 || at + GRANULE_AT + 8 > bytes.length || !bytes.includes('OpusHead')) return undefined
  return Number(bytes.readBigInt64LE(at + GRANULE_AT)) / OPUS_RATE
}

/** Seconds of a sound by its container; undefined for one that does not tell. */
export const soundLength = (given: Uint8Array): number | undefined => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (bytes.length < 44) return undefined
  const kind = bytes.toString('latin1', 0, 4)
  if (kind === 'RIFF') return wavSeconds(bytes)
  if (kind === 'fLaC') return flacSeconds(bytes)
  return kind === OGG_PAGE ? oggSeconds(bytes) : undefined
}
