import type { Connection } from '@kadr/contract/publishing/connections'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'

const KEY = 'composer.connecting'

/** The post that was left to connect an account, with the accounts known then. */
const leftPost = z.object({ path: z.string(), known: z.array(z.string()) })

const pathOf = (address: string) => address.split('?')[0] ?? ''

export const rememberLeaving = ({
  storage,
  back,
  accounts,
}: {
  storage: SafeStorage
  back: string
  accounts: readonly Connection[]
}) => {
  const known = accounts.map(({ id }) => id)
  storage.write(KEY, JSON.stringify({ path: pathOf(back), known }))
}

/** Accounts connected since the post at this path was left. Returned once, then forgotten. */
export const consumeConnected = ({
  storage,
  path,
  accounts,
}: {
  storage: SafeStorage
  path: string
  accounts: readonly Connection[]
}): string[] => {
  const read = leftPost.safeParse(parseJson(storage.read(KEY) ?? ''))
  if (!read.success || read.data.path !== path) return []
  const { known } = read.data
  const fresh = accounts
    .filter(({ id, status }) => status === 'active' && !known.includes(id))
    .map(({ id }) => id)
  // The list of accounts may be older than the connection.
  if (fresh.length > 0) storage.remove(KEY)
  return fresh
}
