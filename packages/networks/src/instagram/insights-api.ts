import type * as z from 'zod/mini'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import type { Account, Failure, NetworkContext } from '../account.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'

export type InsightsRequest<T> = {
  ctx: NetworkContext
  account: Account
  path: string
  params: GraphParams
  schema: z.ZodMiniType<T>
}

export const callInsights = <T>({ ctx, account, path, params, schema }: InsightsRequest<T>) =>
  callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${getGraphUrl({ ctx, login: getLogin(account.profile) })}/${path}`,
    params: { ...params, access_token: account.tokens.accessToken },
    schema,
  })

/** The account or the post does not have this metric. */
export const isUnavailable = ({ code }: Failure) => code === 'graph_100' || code === 'graph_10'
