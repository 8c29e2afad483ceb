import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export const readBytes = async (request: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A server on a free port of the loopback. `create` is given its origin. */
export const startServer = async (create: (origin: string) => RequestListener) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  server.on('request', create(origin))
  return {
    origin,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
