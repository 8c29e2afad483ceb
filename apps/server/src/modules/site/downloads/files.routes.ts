import { HOUR_MS } from '@kadr/kit/durations'
import type { FastifyReply } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import type { RawTools } from '../../../platform/module.ts'
import type { DownloadService } from './download-service.ts'
import { openDownload } from './open-download.ts'
import { FILE_PATH } from './prepare-download.ts'
import { refreshEngine } from './refresh-engine.ts'

/** Third-party files must not run scripts on our origin. */
const CLOSED = "default-src 'none'; sandbox"

const textOf = (query: unknown): string => {
  const given = typeof query === 'object' && query !== null && 't' in query ? query.t : undefined
  return typeof given === 'string' ? given : ''
}

/** Aborted when the client disconnects. */
const signalOf = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

/** For responses written directly to the socket. */
const setHead = (reply: FastifyReply, status: number) => {
  reply.raw.statusCode = status
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
}

/** Serves a found file by its signed URL, with ranges where the source supports them. */
export const mountFiles = ({
  tools: { app, ctx, limit },
  serviceOf,
}: {
  tools: RawTools
  serviceOf(ctx: AppContext): DownloadService
}) => {
  const refresh = () =>
    refreshEngine({ ctx, service: serviceOf(ctx) }).catch((err: unknown) => {
      ctx.log.warn({ err }, 'downloads.engine.update_failed')
    })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setInterval(refresh, HOUR_MS).unref()
    void refresh()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await serviceOf(ctx).close()
  })
  app.route({
    method: 'GET',
    url: FILE_PATH,
    exposeHeadRoute: false,
    schema: { hide: true },
    compress: false,
    onRequest: (request, reply) => limit({ request, reply, rate: 'file' }),
    async handler(request, reply) {
      const signal = signalOf(reply)
      const opened = await openDownload({
        ctx,
        service: serviceOf(ctx),
        sealed: textOf(request.query),
        ip: request.ip,
        range: request.headers.range,
        signal,
        response: reply.raw,
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
        // Without the last chunk, or with fewer bytes than announced, clients know that the file is incomplete.
        reply.raw.destroy()
        await opened.release()
      }
    },
  })
}
