import { open } from 'node:fs/promises'

const HEADER_BYTES = 16
const MAX_BOXES = 100_000

/**
 * Whether every top-level box of an ISO media file is within the file. A truncated file may still have its index at the
 * start and pass a probe.
 */
export const isContainerComplete = async (path: string): Promise<boolean> => {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const header = Buffer.alloc(HEADER_BYTES)
    let at = 0
    for (let count = 0; at < size && count < MAX_BOXES; count += 1) {
      const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, at)
      if (bytesRead < 8) return false
      const short = header.readUInt32BE(0)
      // Size 0: the box extends to the end of the file. Size 1: the length is in the next eight bytes.
      if (short === 0) return true
      const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short
      if (length < 8) return false
      at += length
    }
    return at === size
  } finally {
    await handle.close()
  }
}
