const startsWith = (bytes: Uint8Array, sign: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + sign.length)).toString('latin1') === sign

const isAvif = (bytes: Uint8Array) => {
  if (!startsWith(bytes, 'ftyp', 4)) return false
  const brand = Buffer.from(bytes.subarray(8, 12)).toString('latin1')
  return brand === 'avif' || brand === 'avis'
}

/** Detects supported pictures by magic bytes; the declared content type is ignored. */
export const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 'GIF87a') ||
  startsWith(bytes, 'GIF89a') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  isAvif(bytes)
