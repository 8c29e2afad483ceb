import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EncodedText, encodeText, sendEncoded } from '../web/send-encoded.ts'

type Document = { etag: string; encoded: EncodedText }

const createDocument = (text: string): Document => ({
  etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  encoded: encodeText(text),
})

/** A document that never changes while the process runs: written and compressed once, at the first request. */
export const createCachedDocument = ({ type, write }: { type: string; write(): string }) => {
  let document: Document | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    document ??= createDocument(write())
    const { etag, encoded } = document
    reply.headers({ etag, 'cache-control': 'public, max-age=300' })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return sendEncoded({ request, reply: reply.type(type), encoded })
  }
}
