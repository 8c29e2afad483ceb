import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../account.ts'
import { explainFailure, TITLE } from './failures.ts'

type Call<T> = {
  ctx: NetworkContext
  account: Pick<Account, 'tokens'>
  endpoint: 'api' | 'analytics'
  path: string
  query: Readonly<Record<string, string>>
  schema: z.ZodMiniType<T>
}

export async function getData<T>(call: Call<T>): Promise<Read<T>> {
  const { ctx, account, endpoint, path, query, schema } = call
  const outcome = await ctx.http({
    method: 'GET',
    url: `${getEndpoint({ ctx, name: endpoint })}${path}`,
    query,
    headers: { authorization: `Bearer ${account.tokens.accessToken}` },
  })
  return readReply({
    outcome,
    schema,
    title: TITLE,
    explain: (reply) =>
      reply.kind === 'replied' && reply.reply.status === 200
        ? undefined
        : explainFailure({ outcome: reply, now: ctx.clock.now() }),
  })
}
