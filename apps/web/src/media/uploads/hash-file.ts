/** Web Crypto has no streaming hash: larger files would be read into memory whole. */
const MAX_BYTES = 64 * 1024 * 1024

/** SHA-256 in hex where it is cheap: the server skips the transfer of known content. */
export const findSha256 = async (file: Blob): Promise<string | undefined> => {
  // Undefined outside a secure context, although its type does not include that.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle || file.size > MAX_BYTES) return undefined
  try {
    const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
