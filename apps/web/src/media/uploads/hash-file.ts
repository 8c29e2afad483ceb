/** Larger files would have to be held in memory whole. */
const MAX_BYTES = 64 * 1024 * 1024

/** SHA-256 in hex, where the browser can compute it cheaply: spares sending what is there already. */
export const findSha256 = async (file: Blob): Promise<string | undefined> => {
  // Outside a secure context there is no subtle cryptography, whatever its type says.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle || file.size > MAX_BYTES) return undefined
  try {
    const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
