import type * as z from 'zod/mini'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../account.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'

export type Place = { ctx: NetworkContext; account: Account }

/** One call for an account, at the host of its sign-in. */
export const callInstagram = <T>({
  ctx,
  account,
  path,
  params,
  ...call
}: Place & {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params?: GraphParams
  json?: unknown
  schema: z.ZodMiniType<T>
}): Promise<Read<T>> =>
  callGraph({
    ctx,
    title: TITLE,
    url: `${getGraphUrl({ ctx, login: getLogin(account.profile) })}/${path}`,
    params: { ...params, access_token: account.tokens.accessToken },
    ...call,
  })

/** Dialogs belong to the account, or to the page it is linked to: the token is the page's. */
export const mailboxOf = ({ profile }: Account): string =>
  getLogin(profile) === 'facebook' ? 'me' : profile.externalId

/** The account has an id of its own in each application. */
export const isOwn = ({ profile }: Account, id: string | undefined): boolean =>
  id !== undefined && (id === profile.externalId || id === profile.details.userId)

export const GONE = 'graph_100_33'
