import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** On Linux a name without a file: nothing is left behind, whatever happens. */
const nameOf = () => {
  const name = `kadr-frames-${randomUUID()}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name)
}

/**
 * A pipe whose bytes land where they are wanted at once. A usual stream hands out pieces of 64 KiB: collecting those
 * costs more than all that is done with a frame. A socket wants to know one step ahead where bytes go: the first frame
 * is named here, each other with the read before its own.
 */
export const createFramePipe = async (first: Uint8Array<ArrayBuffer>) => {
  let target = first
  let after = first
  let filled = 0
  let isFull = false
  let isOver = false
  let tell: () => void = () => undefined
  const server = createServer({ pauseOnConnect: true })
  const name = nameOf()
  server.listen(name)
  await once(server, 'listening')
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const reader = connect({
    path: name,
    onread: {
      buffer: () => target.subarray(filled),
      callback: (count) => {
        filled += count
        if (filled < target.length) return true
        filled = 0
        target = after
        isFull = true
        tell()
        return false
      },
    },
  })
  // An end before its time is an end.
  reader.on('error', () => undefined)
  reader.on('close', () => {
    isOver = true
    tell()
  })
  const writer = await accepted
  server.close()
  return {
    /** For the program that makes the frames; to be let go of as soon as it has it. */
    writer,
    /** Fills the frame that was named before; false when there are no more. */
    async read(next: Uint8Array<ArrayBuffer>): Promise<boolean> {
      after = next
      while (!isFull && !isOver) {
        const told = new Promise<void>((resolve) => {
          tell = resolve
        })
        reader.resume()
        await told
      }
      const wasFull = isFull
      isFull = false
      return wasFull
    },
    close: () => reader.destroy(),
  }
}
