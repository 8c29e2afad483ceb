import type { HttpOutcome, HttpRequest } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import { ENDPOINTS } from './endpoints.ts'
import { explain, TITLE } from './failures.ts'

type Call = {
  ctx: NetworkContext
  account: Pick<Account, 'tokens'>
  method: HttpRequest['method']
  path: string
  query?: Readonly<Record<string, string>>
  json?: unknown
}

/** One call to the versioned API. */
export function callRest({ ctx, account, method, path, query, json }: Call): Promise<HttpOutcome> {
  return ctx.http({
    method,
    url: `${getEndpoint({ ctx, name: 'api' })}/rest${path}`,
    headers: {
      authorization: `Bearer ${account.tokens.accessToken}`,
      'linkedin-version': ctx.endpoints.version ?? ENDPOINTS.version,
      'x-restli-protocol-version': '2.0.0',
      ...(method === 'DELETE' && { 'x-restli-method': 'DELETE' }),
    },
    ...(query && { query }),
    ...(json !== undefined && { json }),
  })
}

export async function readRest<T>(call: Call & { schema: z.ZodMiniType<T> }): Promise<Read<T>> {
  return readReply({
    outcome: await callRest(call),
    schema: call.schema,
    title: TITLE,
    explain: (outcome) => explain(outcome, call.ctx.clock.now()),
  })
}

/** Pages of organizations keep their urn in the details. */
export const authorOf = ({ profile }: Pick<Account, 'profile'>) =>
  profile.details.organization ?? `urn:li:person:${profile.externalId}`

export const isOrganization = ({ profile }: Pick<Account, 'profile'>) =>
  profile.details.organization !== undefined
