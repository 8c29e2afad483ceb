/** Parts of one size of a stream of bytes; what is left at its end is dropped. */
export async function* readChunks(
  stream: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(size)
  let filled = 0
  for await (const bytes of stream) {
    let at = 0
    while (at < bytes.length) {
      const taken = Math.min(size - filled, bytes.length - at)
      part.set(bytes.subarray(at, at + taken), filled)
      at += taken
      filled += taken
      if (filled < size) continue
      yield part
      part = new Uint8Array(size)
      filled = 0
    }
  }
}
