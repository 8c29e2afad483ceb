import type { Connection } from '@kadr/contract/publishing/connections'
import { adapters } from '@kadr/networks'
import type { BotButton } from '../../delivery/bot-outbox/index.ts'
import { copy } from './copy.ts'
import { chosenIdsOf, listUsableAccounts } from './draft-accounts.ts'
import type { DraftInput } from './draft-times.ts'

export const toRows = <T>(items: readonly T[], width: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  )

/** More accounts are chosen in the app. */
const MAX_ACCOUNTS = 20
const PER_ROW = 2

const nameOf = ({ network, title }: Connection, isChosen: boolean) =>
  `${isChosen ? '✓ ' : ''}${adapters[network].title}: ${title}`

/** One button per account, which toggles it. */
export const composeAccountRows = async ({
  ctx,
  actor,
  post,
}: DraftInput): Promise<BotButton[][]> => {
  const accounts = (await listUsableAccounts({ ctx, actor })).slice(0, MAX_ACCOUNTS)
  const chosen = chosenIdsOf(post)
  const draft = { postId: post.id, version: post.version }
  const choose = (connectionIds: string[]) =>
    ({ kind: 'draft_accounts', draft, connectionIds }) as const
  const buttons = accounts.map((account): BotButton => {
    const isChosen = chosen.includes(account.id)
    const wanted = isChosen ? chosen.filter((id) => id !== account.id) : [...chosen, account.id]
    return { text: nameOf(account, isChosen), action: choose(wanted) }
  })
  const all = [...new Set([...chosen, ...accounts.map(({ id }) => id)])]
  const isAllOffered = accounts.length > PER_ROW && all.length > chosen.length
  return [
    ...toRows(buttons, PER_ROW),
    ...(isAllOffered ? [[{ text: copy.all, action: choose(all) }]] : []),
  ]
}
