import type { HttpRequest } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import { explain, TITLE } from './failures.ts'

export async function callApi<T>(input: {
  ctx: NetworkContext
  account: Account
  /** The posting API and lists accept POST only. */
  method?: 'GET' | 'POST'
  path: string
  query?: HttpRequest['query']
  json?: unknown
  schema: z.ZodMiniType<T>
}): Promise<Read<T>> {
  const { ctx, method = 'POST' } = input
  const outcome = await ctx.http({
    method,
    url: `${getEndpoint({ ctx, name: 'api' })}${input.path}`,
    headers: { authorization: `Bearer ${input.account.tokens.accessToken}` },
    ...(input.query && { query: input.query }),
    ...(method === 'POST' && { json: input.json ?? {} }),
  })
  return readReply({
    outcome,
    schema: input.schema,
    title: TITLE,
    explain: (reply) => explain(reply, ctx.clock.now()),
  })
}
