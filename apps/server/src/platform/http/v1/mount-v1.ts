import { isIdempotent } from '@kadr/contract/base/idempotency'
import type { ApiRoute } from '@kadr/contract/base/route'
import { problem } from '@kadr/contract/integrations/v1/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { readBearer, readKey } from '../caller-of.ts'
import { errorCodesOf, statusOf } from '../envelope.ts'
import type { HttpServer } from '../fastify-types.ts'
import { assertNotPaused } from '../limits/maintenance.ts'
import type { CheckRate } from '../limits/rate-limits.ts'
import type { AssertInReach, FindMembership } from '../mount.ts'
import { namedIds } from '../named-ids.ts'
import { answerOnce } from '../repeats/answer-once.ts'
import type { ApiMember, ApiPort } from './api-caller.ts'
import type { CheckApiRate } from './api-rates.ts'
import { authorizeApi, keyUnknown } from './authorize-api.ts'

const schemaOf = (route: ApiRoute) => ({
  hide: true,
  ...(route.params && { params: route.params }),
  ...(route.query && { querystring: route.query }),
  ...(route.headers && { headers: route.headers }),
  ...(route.body && { body: route.body }),
  response: {
    ...Object.fromEntries([...errorCodesOf(route)].map((code) => [statusOf(code), problem])),
    200: route.data,
  },
})

const memberOf = ({ apiMember }: FastifyRequest): ApiMember => {
  if (apiMember) return apiMember
  throw keyUnknown()
}

/** A write is written down first, so that nothing is left out by a failure; a repeat is not written again. */
const answer = async ({
  ctx,
  port,
  route,
  request,
  handle,
}: {
  ctx: AppContext
  port: ApiPort
  route: ApiRoute
  request: FastifyRequest
  handle(): unknown
}): Promise<{ data: unknown; isRepeated: boolean }> => {
  if (route.method === 'GET' || route.isRead) return { data: await handle(), isRepeated: false }
  const { userId, caller } = memberOf(request)
  const act = async () => {
    await port.record({ caller, call: route.summary })
    return handle()
  }
  const key = isIdempotent(route) ? readKey(request) : undefined
  if (key === undefined) return { data: await act(), isRepeated: false }
  const { params, query, body } = request
  return answerOnce({
    ctx,
    userId,
    key: `${caller.kind}:${caller.id}:${key}`,
    request: { version: 'v1', method: route.method, path: route.path, params, query, body },
    handle: act,
  })
}

/** Binds handlers to routes of the public API: by a key or a program, never by a session. */
export const createMountV1 = ({
  app,
  ctx,
  port,
  findMembership,
  assertInReach,
  checkRate,
  checkApiRate,
}: {
  app: HttpServer
  ctx: AppContext
  port: ApiPort
  findMembership: FindMembership
  assertInReach: AssertInReach
  checkRate: CheckRate
  checkApiRate: CheckApiRate
}) => {
  return ({
    route,
    handle,
  }: {
    route: ApiRoute
    handle(request: FastifyRequest, reply: FastifyReply): unknown
  }) => {
    app.route({
      method: route.method,
      url: `/api/v1${route.path}`,
      schema: schemaOf(route),
      config: { errorCodes: errorCodesOf(route) },
      async onRequest(request, reply) {
        const token = readBearer(request)
        const caller = token ? await port.authenticate({ token, from: request.ip }) : undefined
        if (!caller) {
          await checkRate({ rate: route.rate, request, reply })
          throw keyUnknown()
        }
        await checkApiRate({ route, caller, reply })
        request.apiMember = await authorizeApi({ route, caller, findMembership })
        await assertNotPaused({ ctx, route })
      },
      async preHandler(request) {
        const member = memberOf(request)
        if (member.connectionIds === null) return
        const { params, query, body } = request
        await assertInReach({ member, ids: namedIds(params, query, body) })
      },
      handler: async (request, reply) => {
        const { data, isRepeated } = await answer({
          ctx,
          port,
          route,
          request,
          handle: () => handle(request, reply),
        })
        if (isRepeated) reply.header('idempotent-replayed', 'true')
        return data
      },
    })
  }
}
