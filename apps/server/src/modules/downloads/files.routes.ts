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

/** For bytes that are not sent by the reply. */
const setHead = (reply: FastifyReply, status: number) => {
  reply.raw.statusCode = status
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
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
      const signal = signalOf(reply)
      const opened = await openDownload({
        ...{ ctx, desk: deskOf(ctx), sealed: textOf(request.query), ip: request.ip },
        ...{ range: request.headers.range, signal, response: reply.raw },
      })
      reply.headers({
        ...opened.headers,
        'content-type': opened.type,
        'content-disposition': contentDisposition({ name: opened.name, isDownload: true }),
        'content-security-policy': CLOSED,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      reply.hijack()
      try {
        setHead(reply, opened.status)
        await opened.pass(reply.raw)
        await opened.release()
        reply.raw.end()
      } catch (error) {
        if (!signal.aborted) request.log.info({ err: error }, 'downloads.stream.broken')
        // Without its last chunk or its length every client knows that the file is not whole.
        reply.raw.destroy()
        await opened.release()
      }
    },
  })
}
