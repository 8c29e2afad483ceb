import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

type Answer = { status: number; headers?: Record<string, string>; text?: string } | 'silence'

const message = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.looseObject({ subject: z.string(), sequence: z.number() }),
})

export type Arrived = {
  name: string
  headers: Record<string, string>
  body: string
  message: z.infer<typeof message>
}

const readText = async (request: IncomingMessage) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** A program of somebody else at an address that the sandbox plays; each name answers as it is told. */
export const openReceiver = async () => {
  const arrived: Arrived[] = []
  const behaviours = new Map<string, (one: Arrived) => Answer | Promise<Answer>>()
  const server = createServer(async (request, response) => {
    const name = request.url?.split('/').at(-1) ?? ''
    const body = await readText(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
    )
    const one = { name, headers, body, message: message.parse(JSON.parse(body)) }
    arrived.push(one)
    const answer = (await behaviours.get(name)?.(one)) ?? { status: 200, text: 'ok' }
    if (answer === 'silence') return response.destroy()
    response.writeHead(answer.status, answer.headers)
    return response.end(answer.text ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  return {
    origin,
    arrived,
    urlOf: (name: string) => `${origin}/sandbox/webhooks/to/${name}`,
    of: (name: string) => arrived.filter((one) => one.name === name),
    answer: (name: string, behave: (one: Arrived) => Answer | Promise<Answer>) => {
      behaviours.set(name, behave)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
