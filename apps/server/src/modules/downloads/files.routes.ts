import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AppContext } from '../../context.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import type { RawTools } from '../../platform/module.ts'
import type { Desk } from './desk.ts'
import { openDownload } from './open-download.ts'
import { FILE_PATH } from './prepare-download.ts'

/** Files of strangers must not run scripts on our origin. */
const CLOSED = "default-src 'none'; sandbox"

const textOf = (query: unknown): string => {
  const given = typeof query === 'object' && query !== null && 't' in query ? query.t : undefined
  return typeof given === 'string' ? given : ''
}

/** Aborted when the person stops the download. */
const signalOf = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

/** Bytes of a found file by its signed address, with ranges where the source has them. */
export const mountFiles = ({
  tools: { app, ctx },
  deskOf,
}: {
  tools: RawTools
  deskOf(ctx: AppContext): Desk
}) => {
  app.addHook('onClose', () => deskOf(ctx).close())
  app.route({
    method: 'GET',
    url: FILE_PATH,
    exposeHeadRoute: false,
    schema: { hide: true },
    compress: false,
    async handler(request, reply) {
      const opened = await openDownload({
        ...{ ctx, desk: deskOf(ctx), sealed: textOf(request.query), ip: request.ip },
        ...{ range: request.headers.range, signal: signalOf(reply) },
      })
      reply.status(opened.status).headers({
        ...opened.headers,
        'content-type': opened.type,
        'content-disposition': contentDisposition({ name: opened.name, isDownload: true }),
        'content-security-policy': CLOSED,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      return reply.send(Readable.from(opened.chunks, { objectMode: false }))
    },
  })
}
