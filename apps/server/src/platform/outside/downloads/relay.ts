import { fork, type SendHandle } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { DownloadRefusedError } from '@kadr/downloads'
import { MINUTE_MS } from '@kadr/kit/durations'
import { listBackgroundArgs } from '@kadr/kit/node/background'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import {
  type OpenOrder,
  type RelayNews,
  type RelayOrder,
  type RelaySettings,
  relayNews,
} from './relay-messages.ts'

const PROCESS = fileURLToPath(new URL('./relay-process.ts', import.meta.url))
const COMPILE_CACHE = fileURLToPath(new URL('../../../../dist/compile-cache', import.meta.url))
const HEAP_MEBIBYTES = 256
/** A relay without streams ends after this, to free its memory. */
const IDLE_MS = 5 * MINUTE_MS

export type StreamRequest = Omit<OpenOrder, 'kind' | 'id'> & { signal: AbortSignal }

export type OpenedStream = {
  status: number
  headers: Record<string, string>
  /** Writes the bytes after the head of the response; the caller ends the response. */
  pass(response: ServerResponse): Promise<void>
}

export type Relay = {
  open(request: StreamRequest): Promise<OpenedStream>
  close(): void
}

/** The relay was killed or crashed, or could not be started. */
export class RelayEndedError extends Error {
  override name = 'RelayEndedError'
}

/**
 * The raw handle of the connection. `send` accepts it like a socket and leaves it open here. A server's socket would be
 * counted as sent away, and the server would close without waiting for its other connections.
 */
const handleOf = (socket: Socket): SendHandle | undefined => Reflect.get(socket, '_handle')

const plainSocketOf = ({ socket }: ServerResponse): Socket | undefined =>
  socket instanceof Socket && !(socket instanceof TLSSocket) && handleOf(socket)
    ? socket
    : undefined

/** Another process can't write to a TLS or fake connection, nor to one with a pending earlier response. */
export const canRelay = (response: ServerResponse): boolean => plainSocketOf(response) !== undefined

/** Flushes the head; resolves when it has left this process. */
const sendHead = async (response: ServerResponse): Promise<SendHandle | undefined> => {
  const socket = plainSocketOf(response)
  if (!socket) return undefined
  response.flushHeaders()
  await new Promise<void>((resolve) => void socket.write('', () => resolve()))
  return handleOf(socket)
}

type StartedProcess = ReturnType<typeof startProcess>

const startProcess = ({
  settings,
  onEnd,
}: {
  settings: RelaySettings
  onEnd(detail: string): void
}) => {
  const [execPath = process.execPath, ...execArgv] = [
    ...listBackgroundArgs(),
    process.execPath,
    `--max-old-space-size=${HEAP_MEBIBYTES}`,
  ]
  const child = fork(PROCESS, [JSON.stringify(settings)], {
    detached: true,
    env: { PATH: settings.path, NODE_COMPILE_CACHE: COMPILE_CACHE },
    execPath,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, PromiseWithResolvers<RelayNews>>()
  const settle = (id: number) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    return asked
  }
  const failAll = (detail: string) => {
    for (const id of [...waiting.keys()]) settle(id)?.reject(new RelayEndedError(detail))
    onEnd(detail)
  }
  child.on('message', (raw) => {
    const read = z.safeParse(relayNews, raw)
    if (read.success) settle(read.data.id)?.resolve(read.data)
    else child.kill('SIGKILL')
  })
  child.once('error', ({ message }) => failAll(message))
  child.once('exit', (code, signal) => failAll(String(signal ?? code)))
  const send = (order: RelayOrder, handle?: SendHandle) =>
    child.send(order, handle, {}, (error) => {
      if (error) settle(order.id)?.reject(new RelayEndedError(error.message))
    })
  return {
    ask(order: RelayOrder, handle?: SendHandle): Promise<RelayNews> {
      const asked = Promise.withResolvers<RelayNews>()
      waiting.set(order.id, asked)
      send(order, handle)
      return asked.promise
    },
    stop(id: number, reason: unknown) {
      settle(id)?.reject(reason)
      if (child.connected) send({ kind: 'stop', id })
    },
    end() {
      if (child.connected) child.disconnect()
    },
  }
}

const openIn = async ({
  relay,
  id,
  request: { signal, ...request },
  onEnd,
}: {
  relay: StartedProcess
  id: number
  request: StreamRequest
  onEnd(): void
}): Promise<OpenedStream> => {
  const stop = () => relay.stop(id, signal.reason)
  const end = () => {
    signal.removeEventListener('abort', stop)
    onEnd()
  }
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', stop, { once: true })
    const news = await relay.ask({ kind: 'open', id, ...request })
    if (news.kind === 'refused') throw new DownloadRefusedError(news.code)
    if (news.kind !== 'opened') throw new Error(`Not opened: ${JSON.stringify(news)}`)
    const { status, headers } = news
    return {
      status,
      headers,
      async pass(response) {
        try {
          const handle = await sendHead(response)
          signal.throwIfAborted()
          const { chunkedEncoding: isChunked } = response
          const passed = await relay.ask({ kind: 'pass', id, isChunked }, handle)
          if (passed.kind !== 'passed') throw new Error(`Broken off: ${JSON.stringify(passed)}`)
        } finally {
          end()
        }
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

/** Runs download streams in a separate process, started on demand and restarted after a crash. */
export const createRelay = ({ settings, log }: { settings: RelaySettings; log: Logger }): Relay => {
  let running: StartedProcess | undefined
  let lastId = 0
  let streams = 0
  let idleTimer: NodeJS.Timeout | undefined

  const close = () => {
    clearTimeout(idleTimer)
    const relay = running
    running = undefined
    relay?.end()
  }
  const start = (): StartedProcess => {
    const relay = startProcess({
      settings,
      onEnd(detail) {
        if (running !== relay) return
        running = undefined
        log.warn({ detail }, 'downloads.relay.ended')
      },
    })
    return relay
  }
  return {
    open(request) {
      clearTimeout(idleTimer)
      running ??= start()
      streams += 1
      lastId += 1
      const onEnd = () => {
        streams -= 1
        if (streams === 0) idleTimer = setTimeout(close, IDLE_MS).unref()
      }
      return openIn({ relay: running, id: lastId, request, onEnd })
    },
    close,
  }
}
