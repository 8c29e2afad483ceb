import { isIdempotent } from '@kadr/contract/base/idempotency'
import { type Route, type RouteFile, WORKSPACE_HEADER } from '@kadr/contract/base/route'
import { DEVICE_HEADER } from '@kadr/contract/identity/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { AppContext } from '../../context.ts'
import { authorize } from './authorize.ts'
import { readBearer, readHeader, readKey } from './caller-of.ts'
import { errorCodesOf, responseSchemas } from './envelope.ts'
import type { HttpServer } from './fastify-types.ts'
import { assertNotPaused } from './limits/maintenance.ts'
import type { CheckRate } from './limits/rate-limits.ts'
import type {
  AssertInReach,
  Authenticate,
  CookieOptions,
  FindMembership,
  HandlerInput,
  Mount,
  Operators,
  Proofs,
} from './mount.ts'
import { namedIds } from './named-ids.ts'
import { answerOnce } from './repeats/answer-once.ts'
import { sendChunks, wrapData } from './send-chunks.ts'
import { sendEvents } from './send-events.ts'
import type { createMountV1 } from './v1/mount-v1.ts'

const setCookieOn =
  ({ reply, isSecure }: { reply: FastifyReply; isSecure: boolean }) =>
  (name: string, value: string, { maxAgeSeconds, path = '/api' }: CookieOptions = {}) => {
    reply.setCookie(name, value, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    })
  }

/** Aborts when the client disconnects before the response is complete, or on shutdown. */
const signalOf = ({
  reply,
  open,
}: {
  reply: FastifyReply
  open: Set<AbortController>
}): AbortSignal => {
  const controller = new AbortController()
  if (reply.raw.destroyed) controller.abort()
  open.add(controller)
  reply.raw.once('close', () => {
    open.delete(controller)
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Fastify parsed the parts by the route's own schemas, which its types can't express here. */
const asHandlerInput = <R extends Route>(input: object): HandlerInput<R> => input as HandlerInput<R>

const toHandlerInput = <R extends Route>({
  ctx,
  request,
  reply,
  open,
}: {
  ctx: AppContext
  request: FastifyRequest
  reply: FastifyReply
  open: Set<AbortController>
}) => {
  return asHandlerInput<R>({
    ctx,
    actor: request.apiMember ?? request.actor,
    params: request.params,
    query: request.query,
    headers: request.headers,
    body: request.body,
    request: {
      ip: request.ip,
      isHead: request.method === 'HEAD',
      userAgent: request.headers['user-agent'] ?? '',
      cookies: request.cookies,
      deviceId: readHeader(request, DEVICE_HEADER),
      header: (name: string) => readHeader(request, name),
      get signal() {
        return signalOf({ reply, open })
      },
      log: ctx.log,
    },
    reply: {
      setCookie: setCookieOn({ reply, isSecure: ctx.config.publicUrl.startsWith('https:') }),
    },
  })
}

/** A route with `file` has a handler that returns one: its type guarantees it. */
const asFile = (answer: unknown): RouteFile => answer as RouteFile

/** A route with `events` has a handler that yields them: its type guarantees it. */
const asEvents = (answer: unknown): AsyncIterable<unknown> => answer as AsyncIterable<unknown>

/** A route with `isStreamed` has a handler that yields its data in chunks: its type guarantees it. */
const asPieces = (answer: unknown): AsyncIterable<string> => answer as AsyncIterable<string>

/** Telegram Web fetches a file to download from its own origin. */
const savingHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'access-control-allow-origin': 'https://web.telegram.org',
})

const sendFile = ({ reply, file, log }: { reply: FastifyReply; file: RouteFile; log: Logger }) => {
  const { type, content } = file
  reply.type(type).headers({
    // A file opened directly must not run scripts.
    'content-security-policy': "default-src 'none'; sandbox",
    ...(file.cacheControl !== undefined && { 'cache-control': file.cacheControl }),
    ...(file.name !== undefined && savingHeaders(file.name)),
  })
  if (content instanceof Uint8Array) return reply.send(Buffer.from(content))
  return sendChunks({ reply, pieces: content, log })
}

/** Before it is looked at or done, so that nothing is left out by a failure. */
const recordLook = async ({
  operators,
  route,
  request: { actor, params, query, body },
}: {
  operators: Operators
  route: Route
  request: FastifyRequest
}) => {
  if (route.access !== 'installation' || !actor) return
  await operators.record({ actor, route, parts: [params, query, body] })
}

/** A stream is not kept: what makes it keeps the key itself. */
const answerRoute = async ({
  ctx,
  route,
  request,
  reply,
  handle,
}: {
  ctx: AppContext
  route: Route
  request: FastifyRequest
  reply: FastifyReply
  handle(): unknown
}): Promise<unknown> => {
  const { actor, params, query, body } = request
  const key = isIdempotent(route) ? readKey(request) : undefined
  if (key === undefined || !actor || route.events) return handle()
  const workspaceId = 'workspaceId' in actor ? actor.workspaceId : null
  const { data, isRepeated } = await answerOnce({
    ctx,
    userId: actor.userId,
    key,
    request: { method: route.method, path: route.path, workspaceId, params, query, body },
    handle,
  })
  if (isRepeated) reply.header('idempotent-replayed', 'true')
  return data
}

const tagOf = (route: Route) => route.path.split('/')[1] ?? 'api'

const securityOf = ({ access }: Route) =>
  access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }]

const schemaOf = (route: Route) => ({
  summary: route.summary,
  tags: [tagOf(route)],
  ...(route.access !== 'public' && { security: securityOf(route) }),
  ...(route.params && { params: route.params }),
  ...(route.query && { querystring: route.query }),
  ...(route.headers && { headers: route.headers }),
  ...(route.body && { body: route.body }),
  response: responseSchemas(route),
})

export const createMount = ({
  app,
  ctx,
  authenticate,
  findMembership,
  assertInReach,
  operators,
  proofs,
  checkRate,
  mountV1,
  mounted,
}: {
  app: HttpServer
  ctx: AppContext
  authenticate: Authenticate
  findMembership: FindMembership
  assertInReach: AssertInReach
  operators: Operators
  proofs: Proofs
  checkRate: CheckRate
  mountV1: ReturnType<typeof createMountV1>
  /** Every mounted route is appended here. */
  mounted: Route[]
}): Mount => {
  // Long-lived responses are aborted on shutdown.
  const open = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort()
  })
  return ({ route, handle, takesNul }) => {
    mounted.push(route)
    if (route.version === 'v1') {
      mountV1({
        route,
        handle: (request, reply) => handle(toHandlerInput({ ctx, request, reply, open })),
      })
      return
    }
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      schema: schemaOf(route),
      config: { errorCodes: errorCodesOf(route), ...(takesNul && { takesNul }) },
      async onRequest(request, reply) {
        const token = route.access === 'public' ? undefined : readBearer(request)
        if (token) request.actor = await authenticate(token)
        await checkRate({ rate: route.rate, request, reply })
        request.actor = await authorize({
          route,
          actor: request.actor,
          workspaceHeader: readHeader(request, WORKSPACE_HEADER),
          findMembership,
        })
        await assertNotPaused({ ctx, route })
      },
      async preValidation({ actor }) {
        if (route.access !== 'installation' || !actor) return
        await operators.admit({ actor, action: route.action })
      },
      async preHandler(request) {
        await recordLook({ operators, route, request })
        const { actor, params, query, body } = request
        if (actor && route.proof) await proofs.demand({ actor, purpose: route.proof })
        if (!actor || !('workspaceId' in actor) || actor.connectionIds === null) return
        await assertInReach({ member: actor, ids: namedIds(params, query, body) })
      },
      handler: async (request, reply) => {
        const answer = await answerRoute({
          ctx,
          route,
          request,
          reply,
          handle: () => handle(toHandlerInput({ ctx, request, reply, open })),
        })
        if (route.events) return sendEvents({ reply, events: asEvents(answer), log: ctx.log })
        if (route.file) return sendFile({ reply, file: asFile(answer), log: ctx.log })
        if (route.isStreamed) {
          reply.type('application/json; charset=utf-8')
          return sendChunks({ reply, pieces: wrapData(asPieces(answer)), log: ctx.log })
        }
        return { success: true, data: answer }
      },
    })
  }
}
