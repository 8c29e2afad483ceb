import type { HttpRequest } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { NetworkContext } from '../network-adapter.ts'
import { explain, findMaxError, TITLE } from './failures.ts'

export type MaxCall = Pick<HttpRequest, 'method' | 'query' | 'json'> & { path: string }

/** `error` is MAX's own code, where it told one. */
export type MaxRead<T> =
  | Extract<Read<T>, { kind: 'ok' }>
  | (Extract<Read<T>, { kind: 'failed' }> & { status: number | undefined; error: string })

/** One call of the Bot API. The token is a header by itself. */
export async function callMax<T>(
  input: MaxCall & { ctx: NetworkContext; schema: z.ZodMiniType<T>; timeoutMs?: number },
): Promise<MaxRead<T>> {
  const { ctx, schema, path, ...call } = input
  const outcome = await ctx.http({
    ...call,
    url: `${getEndpoint({ ctx, name: 'api' })}${path}`,
    headers: { authorization: ctx.app.clientSecret },
  })
  const read = readReply({
    outcome,
    schema,
    title: TITLE,
    explain: (reply) => explain({ outcome: reply, now: ctx.clock.now() }),
  })
  if (read.kind === 'ok') return read
  const status = outcome.kind === 'replied' ? outcome.reply.status : undefined
  return { ...read, status, error: findMaxError(outcome)?.code ?? '' }
}
