import type { ErrorCode } from '@kadr/contract/base/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../envelope.ts'
import type { HttpServer } from '../fastify-types.ts'

/** For a body of at most a megabyte. */
const BODY_MS = 30_000
/** An upload has no total deadline, only one between chunks. */
const UPLOAD_STEP_MS = 60_000
const UPLOAD_STEP_BYTES = 16 * 1024
const LATE: { code: ErrorCode; message: string } = {
  code: 'VALIDATION_FAILED',
  message: 'Запрос не пришёл вовремя',
}

const hasBody = ({ raw }: FastifyRequest) =>
  raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0

/** Sends the error in place of the handler that waits for the body, and closes the connection. */
const refuseLate = (request: FastifyRequest, reply: FastifyReply) => {
  request.log.info({ route: request.routeOptions.url }, 'http.body.late')
  reply.hijack()
  if (reply.raw.headersSent) {
    request.raw.destroy()
    return
  }
  reply.raw.writeHead(408, { 'content-type': 'application/json', connection: 'close' })
  reply.raw.end(JSON.stringify(failure(LATE)), () => request.raw.destroy())
}

/** Without a deadline a client could hold connections by sending a byte now and then. */
export const addBodyDeadlines = (app: HttpServer): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done()
    const { raw } = request
    const isUpload = request.routeOptions.config?.isUpload === true
    let seen = raw.socket.bytesRead
    const timer = setInterval(
      () => {
        const received = raw.socket.bytesRead
        if (isUpload && received - seen >= UPLOAD_STEP_BYTES) seen = received
        else refuseLate(request, reply)
      },
      isUpload ? UPLOAD_STEP_MS : BODY_MS,
    )
    const stop = () => clearInterval(timer)
    raw.once('end', stop).once('close', stop)
    done()
  })
}
