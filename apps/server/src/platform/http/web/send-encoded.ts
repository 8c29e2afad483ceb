import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

/** A text with its encodings, each compressed once on first use. */
export type EncodedText = { text: string; find(encoding: Encoding): Promise<Buffer> }

/** The next level takes five times as long for two percent of the size. */
const BROTLI_QUALITY = 6

const encode = ({ plain, encoding }: { plain: Buffer; encoding: Encoding }) => {
  if (encoding === 'gzip') return promisify(gzip)(plain)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return promisify(brotliCompress)(plain, { params })
}

export const encodeText = (text: string): EncodedText => {
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    text,
    find(encoding) {
      const known = made.get(encoding) ?? encode({ plain: Buffer.from(text), encoding })
      made.set(encoding, known)
      return known
    },
  }
}

const encodingFor = (request: FastifyRequest) => {
  const accepted = request.headers['accept-encoding'] ?? ''
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
}

/**
 * Sends a text in the best encoding the browser accepts. For responses that the compression of routes does not cover:
 * pages are sent by the not-found handler.
 */
export const sendEncoded = async ({
  request,
  reply,
  encoded,
}: {
  request: FastifyRequest
  reply: FastifyReply
  encoded: EncodedText
}) => {
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request)
  if (!encoding) return reply.send(encoded.text)
  const body = await encoded.find(encoding)
  return reply.header('content-encoding', encoding).send(body)
}
