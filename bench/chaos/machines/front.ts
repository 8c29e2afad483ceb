import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Machine } from './fleet.ts'

const PROBE_MS = 500

const pass = ({
  incoming,
  reply,
  port,
}: {
  incoming: IncomingMessage
  reply: ServerResponse
  port: number
}) => {
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
    answer.on('error', () => reply.destroy())
  })
  onward.on('error', () => {
    if (reply.headersSent) reply.destroy()
    else reply.writeHead(502).end()
  })
  reply.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** The proxy in front of web processes: it asks each whether it is ready, and leads to those that are. */
export const openFront = ({
  port,
  routes,
}: {
  port: number
  /** Ports by the beginning of the path, for what is not ours. */
  routes: readonly (readonly [prefix: string, port: number])[]
}) => {
  let webs: readonly Machine[] = []
  let ready: readonly Machine[] = []
  let turn = 0
  let emptyMs = 0
  let hasBegun = false
  const probe = async () => {
    const states = await Promise.all(webs.map(({ readiness }) => readiness()))
    ready = webs.filter((_, index) => states[index]?.ready === true)
    hasBegun ||= ready.length > 0
    if (hasBegun && ready.length === 0) emptyMs += PROBE_MS
  }
  let isClosed = false
  const watch = async () => {
    while (!isClosed) {
      await probe()
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS))
    }
  }
  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/'
    const outside = routes.find(([prefix]) => path.startsWith(prefix))
    if (outside) return pass({ incoming, reply, port: outside[1] })
    turn += 1
    const web = ready[turn % Math.max(1, ready.length)]
    if (!web) return reply.writeHead(503).end()
    return pass({ incoming, reply, port: web.port })
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  return new Promise<{
    lead(machines: readonly Machine[]): void
    /** For how long nobody was in the line. */
    emptyMs(): number
    close(): void
  }>((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        lead(machines) {
          webs = machines
          void watch()
        },
        emptyMs: () => emptyMs,
        close() {
          isClosed = true
          server.close()
          server.closeAllConnections()
        },
      }),
    )
  })
}
