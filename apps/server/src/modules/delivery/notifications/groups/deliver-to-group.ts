import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { queueMessage } from '../../bot-outbox/index.ts'
import { deliverToGroupJob } from '../channels/delivery-jobs.ts'
import { composeMessage } from '../texts/compose-message.ts'
import {
  type GroupNoticeRow,
  listHandedNotices,
  listWaitingNotices,
  markHanded,
} from './group-notices.repository.ts'
import { composeGroup, GROUP_FROM, groupSimilar, isGrouped } from './group-notifications.ts'
import { type GroupRow, lockGroup } from './groups.repository.ts'

type Delivery = { ctx: AppContext; tx: Tx; group: GroupRow }

/** After several of a kind within a minute, the next ones wait for the end of that minute and go out as one message. */
const findBursts = async ({ ctx, tx, group }: Delivery): Promise<Map<string, Date>> => {
  const since = new Date(ctx.clock.now().getTime() - MINUTE_MS)
  const handed = await listHandedNotices({ db: tx, groupId: group.id, since })
  const byKind = Map.groupBy(handed, ({ kind }) => kind)
  return new Map(
    [...byKind].flatMap(([kind, all]): [string, Date][] => {
      const [first] = all
      if (!first || !isGrouped(kind) || all.length < GROUP_FROM - 1) return []
      return [[kind, new Date(first.at.getTime() + MINUTE_MS)]]
    }),
  )
}

const handOver = async ({
  ctx,
  tx,
  group: { messenger, chatId, threadId, workspaceId },
  together,
}: Delivery & { together: readonly GroupNoticeRow[] }) => {
  const [first] = together
  const message = composeGroup({ messages: together.map(composeMessage), kind: first?.kind })
  if (!first || !message) return
  const botMessageId = await queueMessage({
    ctx,
    tx,
    key: `group-notice:${first.id}`,
    to: { messenger, chatId, userId: null, workspaceId, threadId },
    content: message,
  })
  const ids = together.map(({ id }) => id)
  await markHanded({ db: tx, ids, at: ctx.clock.now(), botMessageId })
}

export const deliverToGroup = ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const group = await lockGroup({ db: tx, id })
    if (!group || group.lostAt !== null) return
    const delivery = { ctx, tx, group }
    const waiting = await listWaitingNotices({ db: tx, groupId: id })
    const settled = waiting.filter(({ outcome }) => outcome !== null)
    await markHanded({ db: tx, ids: settled.map((one) => one.id), at: ctx.clock.now() })
    const open = waiting.filter(({ outcome }) => outcome === null)
    const bursts = await findBursts(delivery)
    const due = open.filter(({ kind }) => !bursts.has(kind))
    for (const together of groupSimilar(due)) await handOver({ ...delivery, together })
    const later = open.flatMap(({ kind }) => bursts.get(kind) ?? [])
    const startAfter = later.toSorted((one, other) => one.getTime() - other.getTime())[0]
    if (startAfter) {
      await ctx.jobs.enqueue(deliverToGroupJob, { id }, { key: `${id}:later`, startAfter, tx })
    }
  })
