import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Document = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

const compress = async (text: string): Promise<Document> => {
  const plain = Buffer.from(text)
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { etag, plain, br, gzip: zipped }
}

const encodingFor = (request: FastifyRequest) => {
  const accepted = request.headers['accept-encoding'] ?? ''
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
}

/** A document that never changes while the process runs: written and compressed once, at the first request. */
export const createCachedDocument = ({ type, write }: { type: string; write(): string }) => {
  let writing: Promise<Document> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    writing ??= compress(write())
    const document = await writing
    reply.headers({
      etag: document.etag,
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    })
    if (request.headers['if-none-match'] === document.etag) return reply.status(304).send()
    const encoding = encodingFor(request)
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type(type).send(encoding ? document[encoding] : document.plain)
  }
}
