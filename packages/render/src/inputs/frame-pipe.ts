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
 * A pipe whose bytes land in `target` at once, frame over frame. A usual stream hands out pieces of 64 KiB: collecting
 * those costs more than all that is done with a frame.
 */
export const createFramePipe = async (target: Uint8Array) => {
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
    /** Fills the target; false when there are no more frames. */
    async read(): Promise<boolean> {
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
