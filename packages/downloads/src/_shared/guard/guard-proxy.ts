import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Outside } from '../outside.ts'

/** Above the size of pages and manifests; files are not fetched through the guard. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_CONNECTIONS = 24

type Guard = { url: string; refused: readonly string[] }

const isHolder = (request: IncomingMessage, secret: string) => {
  const given = Buffer.from(request.headers['proxy-authorization'] ?? '')
  const expected = Buffer.from(`Basic ${Buffer.from(`kadr:${secret}`).toString('base64')}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const close = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

const join = (client: Duplex, remote: Socket, countBytes: (bytes: number) => boolean) => {
  const end = () => {
    client.destroy()
    remote.destroy()
  }
  remote.on('data', (chunk: Buffer) => {
    if (!countBytes(chunk.length)) end()
  })
  client.on('error', end).on('close', end)
  remote.on('error', end).on('close', end)
  client.pipe(remote)
  remote.pipe(client)
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/**
 * Runs `run` with an HTTP proxy that is the engine's only network access: TLS tunnels to allowed hosts, each checked
 * when opened. Plain requests, other hosts, other ports and other processes are refused.
 */
export const withGuard = async <T>({
  outside,
  hosts,
  run,
}: {
  outside: Outside
  hosts: readonly string[]
  run(guard: Guard): Promise<T>
}): Promise<T> => {
  const secret = randomBytes(24).toString('hex')
  const sockets = new Set<Duplex>()
  const refused: string[] = []
  let left = MAX_BYTES
  const countBytes = (bytes: number) => {
    left -= bytes
    return left >= 0
  }
  const server = createServer((request, response) => {
    refused.push(request.url ?? '')
    response.writeHead(403).end()
  })
  server.maxConnections = MAX_CONNECTIONS
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('connect', (request, client, head) => {
    client.on('error', () => client.destroy())
    const [, host = '', port] = /^([^:]+):(\d+)$/.exec(request.url ?? '') ?? []
    if (!isHolder(request, secret)) return close(client, '407 Proxy Authentication Required')
    const dialled = port === '443' ? outside.dial(hosts, host) : Promise.reject(new Error('port'))
    dialled.then(
      (remote) => {
        sockets.add(remote)
        remote.once('close', () => sockets.delete(remote))
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
        if (head.length > 0) remote.write(head)
        join(client, remote, countBytes)
      },
      () => {
        refused.push(request.url ?? '')
        close(client, '403 Forbidden')
      },
    )
  })
  const port = await listen(server)
  try {
    return await run({ url: `http://kadr:${secret}@127.0.0.1:${port}`, refused })
  } finally {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
}
