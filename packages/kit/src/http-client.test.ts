import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpClient } from './http-client.ts'

const MEBIBYTE = 1024 * 1024
const BOMB = gzipSync(Buffer.from(`{"a":"${'x'.repeat(64 * MEBIBYTE)}"}`))

let server: Server
let origin = ''
const sent = { bytes: 0, isClosed: Promise.resolve() }

beforeAll(async () => {
  server = createServer((request, response) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    sent.isClosed = promise
    response.on('close', resolve)
    response.setHeader('content-type', 'application/json')
    if (request.url === '/small') return response.end('{"id":12345678901234567890}')
    if (request.url === '/bomb') return response.setHeader('content-encoding', 'gzip').end(BOMB)
    // Without a length and endless.
    const piece = Buffer.alloc(256 * 1024, 'x')
    const write = () => {
      while (!response.destroyed) {
        sent.bytes += piece.length
        if (!response.write(piece)) return response.once('drain', write)
      }
      return undefined
    }
    return write()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => server.close())

/** Counts the bytes the client reads from the response, after decompression. */
const countingFetch = () => {
  const counted = { bytes: 0 }
  const count: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        counted.bytes += chunk.length
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(counter) ?? null, response)
  }
  return { counted, http: createHttpClient({ fetch: count, guardedFetch: count }) }
}

it('keeps the digits of large integers', async () => {
  const { http } = countingFetch()
  const outcome = await http({ method: 'GET', url: `${origin}/small` })
  expect(outcome).toMatchObject({ reply: { body: { id: '12345678901234567890' } } })
})

it.each(['/bomb', '/endless'])('stops reading %s at its limit', async (path) => {
  const { counted, http } = countingFetch()
  const outcome = await http({ method: 'GET', url: origin + path, isUserGiven: true })
  expect(outcome).toMatchObject({ kind: 'replied', reply: { status: 200, body: '' } })
  expect(counted.bytes).toBeLessThan(10 * MEBIBYTE)
  // The connection is closed, not drained.
  await sent.isClosed
  expect(sent.bytes).toBeLessThan(64 * MEBIBYTE)
})
