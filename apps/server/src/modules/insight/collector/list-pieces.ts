import { BACKFILL_DAYS } from '@kadr/domain/insight/reading-times'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { Access } from './access.ts'
import { type AccountRow, markListed } from './accounts.repository.ts'
import { saveItems } from './work-items.repository.ts'

const MAX_PAGES = 10

type Input = {
  ctx: AppContext
  account: AccountRow
  access: Extract<Access, { kind: 'open' }>
}

/**
 * Finds recent posts of the account: the last months for a new account, later until a page has no new ones. After a
 * failure the posts found so far are kept and the next reading tries again.
 */
export const listPieces = async ({ ctx, account, access }: Input): Promise<void> => {
  const { list } = access.readers
  if (!list) return
  const oldest = new Date(ctx.clock.now().getTime() - BACKFILL_DAYS * DAY_MS)
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const outcome = await list({ ctx: access.context, account: access.account, cursor })
    if (outcome.kind === 'failed') {
      const { code } = outcome.failure
      ctx.log.info({ accountId: account.id, failureCode: code }, 'collector.list.failed')
      return
    }
    if (outcome.kind === 'not_allowed') break
    const items = outcome.items.filter(({ publishedAt }) => publishedAt >= oldest)
    const now = ctx.clock.now()
    const added = await inTransaction(ctx.db, (tx) => saveItems({ tx, account, items, now }))
    cursor = outcome.next
    const isPast = items.length < outcome.items.length
    const isKnown = account.listedAt !== null && added === 0
    if (!cursor || isPast || isKnown) break
  }
  await markListed({ db: ctx.db, id: account.id, now: ctx.clock.now() })
}
