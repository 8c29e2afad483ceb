/**
 * The process of all downloads of its parent: it fetches and joins files and writes their bytes to connections of the
 * parent. It has no secrets and no database, and exits with its parent.
 */
import { Socket } from 'node:net'
import {
  createOutside,
  createPlayedOutside,
  createThrottle,
  DownloadRefusedError,
  openItem,
} from '@kadr/downloads'
import * as z from 'zod/mini'
import {
  type OpenOrder,
  type PassOrder,
  type RelayNews,
  relayOrder,
  relaySettings,
} from './relay-messages.ts'

const [settings = ''] = process.argv.slice(2)
const { bytesPerSecond, path, playedAt } = z.parse(relaySettings, JSON.parse(settings))
const outside = playedAt ? createPlayedOutside(playedAt) : createOutside()
const throttle = createThrottle(bytesPerSecond)

type Stream = { stopping: AbortController; chunks: AsyncIterable<Uint8Array> | undefined }
const streams = new Map<number, Stream>()

const report = (news: RelayNews) => process.send?.(news)

/** Fetched URLs must not reach the parent's log. */
const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${error.code}` : error.name
}

const fail = (id: number, error: unknown) => {
  const stream = streams.get(id)
  streams.delete(id)
  // A stopped stream has no reader any more.
  if (stream?.stopping.signal.aborted) return
  stream?.stopping.abort()
  if (error instanceof DownloadRefusedError) report({ kind: 'refused', id, code: error.code })
  else report({ kind: 'failed', id, reason: reasonOf(error) })
}

const open = async ({ id, source, item, range }: OpenOrder) => {
  const stopping = new AbortController()
  const stream: Stream = { stopping, chunks: undefined }
  streams.set(id, stream)
  const { status, headers, chunks } = await openItem({
    source,
    item,
    range,
    outside,
    throttle,
    path,
    signal: stopping.signal,
  })
  stream.chunks = chunks
  report({ kind: 'opened', id, status, headers })
}

const write = (socket: Socket, parts: readonly (string | Uint8Array)[]) =>
  new Promise<void>((resolve, reject) => {
    socket.cork()
    for (const part of parts.slice(0, -1)) socket.write(part)
    socket.write(parts.at(-1) ?? '', (error) => (error ? reject(error) : resolve()))
    socket.uncork()
  })

/** The parent writes the head and the end of the response, and detects a disconnect. */
const pass = async ({ id, isChunked }: PassOrder, handle: unknown) => {
  if (!handle) throw new Error('The connection was closed')
  const connection = { handle, readable: false, writable: true }
  const socket = new Socket(connection)
  socket.on('error', () => undefined)
  try {
    const { chunks, stopping } = streams.get(id) ?? {}
    stopping?.signal.addEventListener('abort', () => socket.destroy(), { once: true })
    if (!chunks) throw new Error('The stream was stopped')
    for await (const chunk of chunks) {
      // An empty chunk would mean the end.
      if (chunk.length === 0) continue
      const size = chunk.length.toString(16)
      await write(socket, isChunked ? [`${size}\r\n`, chunk, '\r\n'] : [chunk])
    }
  } finally {
    socket.destroy()
  }
  streams.delete(id)
  report({ kind: 'passed', id })
}

const stop = (id: number) => {
  streams.get(id)?.stopping.abort()
  streams.delete(id)
}

process.once('disconnect', () => process.exit())
process.on('message', (raw, handle: unknown) => {
  const order = z.parse(relayOrder, raw)
  const { id } = order
  if (order.kind === 'open') open(order).catch((error: unknown) => fail(id, error))
  else if (order.kind === 'pass') pass(order, handle).catch((error: unknown) => fail(id, error))
  else stop(id)
})
