import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An abstract socket on Linux: there is no file to clean up. */
const createSocketName = () => {
  const name = `kadr-frames-${randomUUID()}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name)
}

/**
 * A pipe that reads straight into the given buffers. A regular stream delivers 64 KiB chunks, and
 * assembling them costs more than processing a frame. A socket asks for the next buffer one read
 * ahead: the first frame's buffer is passed here, each other one with the preceding read.
 */
export const createFramePipe = async (first: Uint8Array<ArrayBuffer>) => {
  let target = first
  let after = first
  let filled = 0
  let isFull = false
  let isOver = false
  let notify: () => void = () => undefined
  const server = createServer({ pauseOnConnect: true })
  const name = createSocketName()
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
        notify()
        return false
      },
    },
  })
  // A broken pipe means that the stream ended early.
  reader.on('error', () => undefined)
  reader.on('close', () => {
    isOver = true
    notify()
  })
  const writer = await accepted
  server.close()
  return {
    /** The writing end for the child process; close it after the spawn. */
    writer,
    /** Fills the buffer passed before; false at the end of the stream. */
    async read(next: Uint8Array<ArrayBuffer>): Promise<boolean> {
      after = next
      while (!isFull && !isOver) {
        const told = new Promise<void>((resolve) => {
          notify = resolve
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
