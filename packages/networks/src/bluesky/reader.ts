import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../account.ts'
import { getServer } from './tokens.ts'
import { callXrpc } from './xrpc.ts'

type Scope = { ctx: NetworkContext; account: Account }

/** The server of a read: the account's with its token, or the public service without one. */
export type Reader = (place: Scope) => { host: string; token?: string }

export const ownReader: Reader = ({ ctx, account }) => ({
  host: getServer({ ctx, account }),
  token: account.tokens.accessToken,
})

export const publicReader: Reader = ({ ctx }) => ({ host: getEndpoint({ ctx, name: 'public' }) })

export const callReader = <T>({
  ctx,
  account,
  reader,
  name,
  query,
  schema,
}: Scope & {
  reader: Reader
  name: string
  query: Readonly<Record<string, string | readonly string[]>>
  schema: z.ZodMiniType<T>
}): Promise<Read<T>> =>
  callXrpc({ ctx, ...reader({ ctx, account }), method: 'GET', name, query, schema })
