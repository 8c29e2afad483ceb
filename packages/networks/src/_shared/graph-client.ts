import type { HttpOutcome } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import type { NetworkContext } from '../network-adapter.ts'
import { explainGraph, isGraphAmbiguous } from './graph-failures.ts'
import { type Read, readReply } from './read-reply.ts'

export type GraphParams = Readonly<Record<string, string | undefined>>

type GraphCall<T> = {
  ctx: NetworkContext
  title: string
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  params?: GraphParams
  /** Of a write with a nested body; its parameters go into the query. */
  json?: unknown
  schema: z.ZodMiniType<T>
  timeoutMs?: number
}

/** One Graph API call: parameters go into the query for reads and into a form for writes. */
export async function callGraph<T>(call: GraphCall<T>): Promise<Read<T>> {
  const { ctx, title, method, url, json, schema, timeoutMs } = call
  const params = dropUndefined(call.params ?? {})
  const outcome = await ctx.http({
    method,
    url,
    ...(method === 'POST' && json === undefined ? { form: params } : { query: params }),
    ...(json !== undefined && { json }),
    ...(timeoutMs && { timeoutMs }),
  })
  const explain = (reply: HttpOutcome) =>
    explainGraph({ outcome: reply, title, now: ctx.clock.now() })
  const read = readReply({ outcome, schema, title, explain })
  return read.kind === 'failed' && isGraphAmbiguous(outcome) ? { ...read, isAmbiguous: true } : read
}

const dropUndefined = (params: GraphParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
