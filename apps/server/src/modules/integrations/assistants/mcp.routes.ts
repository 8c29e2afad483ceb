import { UserError } from '@kadr/domain/base/app-error'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '../../../platform/http/envelope.ts'
import { createApiRates } from '../../../platform/http/v1/api-rates.ts'
import type { RawRoutes, RawTools } from '../../../platform/module.ts'
import { openApi } from '../api/index.ts'
import { createServer } from './create-server.ts'
import type { Session } from './define-tool.ts'
import { describeCall } from './describe-call.ts'
import { enterMcp } from './enter-mcp.ts'
import { refusalOf } from './refuse-call.ts'

/**
 * A page of another site can make a browser call an address of the local network: its request carries the page's
 * origin, or, when a name was rebound, the name's host.
 */
const isFromHere = ({ ctx, request }: { ctx: Session['ctx']; request: FastifyRequest }) => {
  const here = new URL(ctx.config.publicUrl)
  const { origin } = request.headers
  return request.host === here.host && (origin === undefined || origin === here.origin)
}

const refuse = ({
  reply,
  status,
  message,
}: {
  reply: FastifyReply
  status: number
  message: string
}) =>
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusalOf(message))

/** What the SDK looks at; the token stays here. */
const PASSED_ON = [
  'accept',
  'content-type',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
] as const

const toWebRequest = ({ ctx, request }: { ctx: Session['ctx']; request: FastifyRequest }) => {
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = JSON.stringify(request.body)
  return new Request(`${ctx.config.publicUrl}/mcp`, { method: 'POST', headers, body })
}

const EVENTS = 'text/event-stream'
const JSON_TYPE = 'application/json; charset=utf-8'

/** The SDK streams every answer of the revision of 2025; one message is as good as JSON, and passes every proxy. */
const onlyMessageOf = (text: string): string | undefined => {
  const messages = text.split('\n').filter((line) => line.startsWith('data: {'))
  return messages.length === 1 ? messages[0]?.slice('data: '.length) : undefined
}

const serve = async ({
  session,
  request,
  reply,
}: {
  session: Session
  request: FastifyRequest
  reply: FastifyReply
}) => {
  // Of the SDK's ways to answer, `auto` is JSON as long as a tool sends no notice before its result; ours send none.
  const handler = createMcpHandler(() => createServer(session), {
    onerror: (error) => request.log.warn({ err: error }, 'mcp.request_failed'),
  })
  const response = await handler.fetch(toWebRequest({ ctx: session.ctx, request }))
  const text = await response.text()
  reply.status(response.status).serializer(String)
  const type = response.headers.get('content-type')
  if (!type) return reply.send(text)
  const only = type.startsWith(EVENTS) ? onlyMessageOf(text) : undefined
  return only === undefined ? reply.type(type).send(text) : reply.type(JSON_TYPE).send(only)
}

const createEntry = ({ ctx, limit }: Pick<RawTools, 'ctx' | 'limit'>) => {
  const { authenticate, readLimits, record } = openApi(ctx)
  const checkRate = createApiRates({ ctx, readLimits })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere({ ctx, request })) {
      return refuse({ reply, status: 403, message: 'Запрос с чужого адреса' })
    }
    const call = describeCall(request.body)
    if (!call) return refuse({ reply, status: 400, message: 'В запросе не один вызов' })
    try {
      const member = await enterMcp({ ctx, limit, authenticate, checkRate, request, reply, call })
      return await serve({ session: { ctx, member, record }, request, reply })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return refuse({ reply, status: statusOf(error.code), message: error.userMessage })
    }
  }
}

/** Tools of assistants: one address, each call on its own, both revisions of the protocol. */
export const mountMcp: RawRoutes = ({ app, ctx, limit }) => {
  app.post('/mcp', { schema: { hide: true } }, createEntry({ ctx, limit }))
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: (_request, reply) => {
      reply.header('allow', 'POST')
      return refuse({ reply, status: 405, message: 'Сюда подключают помощника: нужен POST' })
    },
  })
}
