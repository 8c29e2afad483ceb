import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRange } from '../../../../platform/http/byte-range.ts'
import { contentDisposition } from '../../../../platform/http/content-disposition.ts'
import type { RawRoutes } from '../../../../platform/module.ts'
import { getMedia, type MediaFile } from './media.service.ts'

const MAX_AGE_SECONDS = 6 * 3600

/** Uploaded files must not run scripts on our origin, even when opened directly. */
const SANDBOX =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const describe = (
  reply: FastifyReply,
  { file, isDownload }: { file: MediaFile; isDownload: boolean },
) =>
  reply.headers({
    'content-type': file.mimeType,
    'content-disposition': contentDisposition({ name: file.name, isDownload }),
    'content-security-policy': SANDBOX,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `private, max-age=${MAX_AGE_SECONDS}, immutable`,
    'accept-ranges': 'bytes',
    etag: file.etag,
  })

const isFresh = ({ headers }: FastifyRequest, { etag }: MediaFile) =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

const rangeOf = ({ headers }: FastifyRequest, file: MediaFile) => {
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === file.etag
  return isOfThis ? parseRange({ header: headers.range, size: file.size }) : undefined
}

const answer = async ({
  request,
  reply,
  file,
}: {
  request: FastifyRequest
  reply: FastifyReply
  file: MediaFile
}) => {
  if (isFresh(request, file)) return reply.status(304).send()
  const range = rangeOf(request, file)
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store' })
      .send()
  }
  if (range) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  }
  reply.header('content-length', range ? range.end - range.start + 1 : file.size)
  return reply.send(request.method === 'HEAD' ? '' : await file.open(range))
}

/** Media by signed URL. Never a redirect: networks that fetch media do not follow them. */
export const mountMedia: RawRoutes = ({ app, ctx, limit }) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/media/:id/:variant',
    schema: { hide: true },
    compress: false,
    onRequest: (request, reply) => limit({ request, reply, rate: 'file' }),
    async handler(request, reply) {
      const query = asRecord(request.query)
      const file = await getMedia({ ctx, given: { ...query, ...asRecord(request.params) } })
      describe(reply, { file, isDownload: query.download !== undefined })
      return answer({ request, reply, file })
    },
  })
}
