import type { ServerResponse } from 'node:http'
import type { FakeReply } from '../fake-network.ts'

/** Consent pages have inline styles and redirect anywhere. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src https: http: data:"

export function sendReply({
  response,
  reply,
}: {
  response: ServerResponse
  reply: FakeReply
}): void {
  const { type, body } = contentOf(reply)
  response.writeHead(reply.status, {
    'cache-control': 'no-store',
    // The server may have set its own: a sign-in page must keep its opener.
    'cross-origin-opener-policy': 'unsafe-none',
    ...(type && { 'content-type': type }),
    ...(reply.html !== undefined && { 'content-security-policy': PAGE_POLICY }),
    ...reply.headers,
    'content-length': String(body.length),
  })
  response.end(body)
}

function contentOf(reply: FakeReply): { type: string | undefined; body: Buffer } {
  if (reply.bytes) return { type: undefined, body: Buffer.from(reply.bytes) }
  if (reply.json !== undefined) {
    return { type: 'application/json; charset=utf-8', body: Buffer.from(toJson(reply.json)) }
  }
  if (reply.html !== undefined) {
    return { type: 'text/html; charset=utf-8', body: Buffer.from(reply.html) }
  }
  if (reply.text !== undefined) {
    return { type: 'text/plain; charset=utf-8', body: Buffer.from(reply.text) }
  }
  return { type: undefined, body: Buffer.alloc(0) }
}

/** Bigints are written as bare numbers, as networks with 64-bit ids do. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? `int64:${part}` : part,
  ).replace(/"int64:(-?\d+)"/g, '$1')
