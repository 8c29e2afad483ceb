import { isBacklog } from '@kadr/domain/audience/reading-ladder'
import type { IncomingItem } from '@kadr/networks'
import type { Tx } from '../../../db/connection.ts'
import { announceThreads } from './announce-threads.ts'
import { Arrivals } from './arrivals.ts'
import { chooseThread } from './choose-thread.ts'
import { type CleanItem, cleanItem } from './clean-item.ts'
import type { IntakeAccount } from './intake.repository.ts'
import {
  adoptOrphans,
  type ItemRow,
  insertItem,
  listKnownItems,
  listUnseen,
  lockIntake,
  markSeen,
  type ThreadRow,
  updateItem,
} from './intake.repository.ts'
import { goneValues } from './item-marks.ts'
import { refreshThreads } from './refresh-threads.ts'

type Intake = {
  tx: Tx
  account: IntakeAccount
  items: readonly IncomingItem[]
  /** Beginning of the reading; absent when something was told by an update. */
  readingAt?: Date
  /** Roots read to their end by this reading. */
  whole?: readonly string[]
  now: Date
}

const isSame = (known: ItemRow, next: CleanItem, isDeleted: boolean) =>
  known.text === next.text &&
  (known.deletedAt !== null) === isDeleted &&
  known.isHidden === next.isHidden &&
  known.held === next.held &&
  known.authorName === next.authorName &&
  known.authorHandle === next.authorHandle &&
  known.media.length === next.media.length

/** Updates may overtake each other; a reading tells how it is now. */
const isOutdated = (known: ItemRow, next: CleanItem, isReading: boolean) =>
  !isReading &&
  (known.deletedAt !== null ||
    (known.editedAt !== null && (next.editedAt === null || next.editedAt < known.editedAt)))

const storeNew = async (
  { tx, account, now }: Intake,
  {
    item,
    isDeleted,
    at,
    arrivals,
  }: { item: CleanItem; isDeleted: boolean; at: Date; arrivals: Arrivals },
): Promise<ItemRow> => {
  const { connectionId, workspaceId, switchedAt } = account
  const thread = await chooseThread({ tx, account, item, now })
  const isOld = isBacklog({ happenedAt: item.happenedAt, switchedAt })
  const row = await insertItem({
    tx,
    values: {
      ...item,
      workspaceId,
      connectionId,
      conversationId: thread?.id ?? null,
      // Never before what it answers, whatever the clock of the network says.
      happenedAt:
        item.isOurs && thread?.parentAt && item.happenedAt <= thread.parentAt
          ? new Date(thread.parentAt.getTime() + 1)
          : item.happenedAt,
      deletedAt: isDeleted ? now : null,
      isBacklog: isOld,
      receivedAt: now,
      seenAt: at,
    },
  })
  if (!thread) return row
  if (!item.isOurs) {
    await adoptOrphans({
      tx,
      connectionId,
      parentExternalId: item.externalId,
      conversationId: thread.id,
    })
  }
  const isSeen = !isDeleted && item.held !== 'spam' && !item.isHidden
  arrivals.note(thread.id, {
    hasNew: isSeen && !item.isOurs,
    isBacklogOnly: isOld || item.isOurs || !isSeen,
    isFresh: thread.isFresh,
    isAnswered: isSeen && item.isOurs && !isOld,
  })
  return row
}

/** An item known before, as it is now; undefined when nothing is to be changed. */
const storeKnown = async (
  { tx, now, readingAt }: Intake,
  { row, item, isDeleted, at }: { row: ItemRow; item: CleanItem; isDeleted: boolean; at: Date },
): Promise<ItemRow | undefined> => {
  if (isOutdated(row, item, readingAt !== undefined)) return undefined
  const { happenedAt: _, details, kind, rootExternalId, parentExternalId, ...values } = item
  return updateItem({
    tx,
    id: row.id,
    values: {
      ...values,
      details: { ...row.details, ...details },
      deletedAt: isDeleted ? (row.deletedAt ?? now) : null,
      seenAt: at,
    },
  })
}

/** Taken for spam or kept for review before, and let through now: it is as if it had just come. */
const isLetThrough = (before: ItemRow, after: ItemRow) =>
  !after.isOurs && before.held !== 'none' && after.held === 'none' && after.deletedAt === null

type Taking = {
  intake: Intake
  known: Map<string, ItemRow>
  at: Date
  arrivals: Arrivals
  fresh: ItemRow[]
  unchanged: string[]
}

const takeOne = async (
  { intake, known, at, arrivals, fresh, unchanged }: Taking,
  one: IncomingItem,
): Promise<void> => {
  const { isDeleted } = one
  const row = known.get(one.externalId)
  const item = cleanItem({ item: one, known: row, now: intake.now })
  if (!row) {
    const added = await storeNew(intake, { item, isDeleted, at, arrivals })
    known.set(item.externalId, added)
    if (!item.isOurs && added.conversationId) fresh.push(added)
    return
  }
  if (isSame(row, item, isDeleted)) {
    unchanged.push(row.id)
    return
  }
  const changed = await storeKnown(intake, { row, item, isDeleted, at })
  if (!changed) return
  known.set(item.externalId, changed)
  if (!row.conversationId) return
  const hasNew = isLetThrough(row, changed)
  if (hasNew) fresh.push(changed)
  arrivals.note(row.conversationId, { hasNew, isBacklogOnly: !hasNew || row.isBacklog })
}

/**
 * Takes in what a reading or an update brought: each item once, whatever comes twice, late or in another order. Runs
 * in the transaction that moves the position of the reading.
 */
export const takeItems = async (intake: Intake): Promise<ThreadRow[]> => {
  const { tx, account, items, readingAt, whole = [], now } = intake
  const { connectionId, directWindowMs } = account
  await lockIntake({ tx, connectionId })
  const at = readingAt ?? now
  // Ours last: what it answers may be among these.
  const given = [...items].sort((one, other) => Number(one.isOurs) - Number(other.isOurs))
  const externalIds = given.map(({ externalId }) => externalId)
  const rows = await listKnownItems({ tx, connectionId, externalIds })
  const known = new Map(rows.map((row) => [row.externalId, row]))
  const taking: Taking = {
    intake,
    known,
    at,
    arrivals: new Arrivals(),
    fresh: [],
    unchanged: [],
  }
  for (const one of given) await takeOne(taking, one)
  const { arrivals, fresh, unchanged } = taking
  await markSeen({ tx, ids: unchanged, at })
  if (readingAt) await markGone({ tx, connectionId, roots: whole, readingAt, arrivals, now })
  const threads = await refreshThreads({ tx, arrivals, directWindowMs, now })
  await announceThreads({ tx, account, threads, arrivals, fresh, now })
  return threads
}

const markGone = async ({
  tx,
  connectionId,
  roots,
  readingAt,
  arrivals,
  now,
}: {
  tx: Tx
  connectionId: string
  roots: readonly string[]
  readingAt: Date
  arrivals: Arrivals
  now: Date
}): Promise<void> => {
  for (const row of await listUnseen({ tx, connectionId, roots, before: readingAt })) {
    await updateItem({
      tx,
      id: row.id,
      values: goneValues(now),
    })
    if (row.conversationId) {
      arrivals.note(row.conversationId)
    }
  }
}

/** Items that the network no longer has, by their ids. */
export const takeDeletions = async ({
  tx,
  account,
  externalIds,
  now,
}: Pick<Intake, 'tx' | 'account' | 'now'> & { externalIds: readonly string[] }) => {
  const { connectionId } = account
  await lockIntake({ tx, connectionId })
  const arrivals = new Arrivals()
  for (const row of await listKnownItems({ tx, connectionId, externalIds })) {
    if (row.deletedAt) continue
    await updateItem({
      tx,
      id: row.id,
      values: goneValues(now),
    })
    if (row.conversationId) {
      arrivals.note(row.conversationId)
    }
  }
  const threads = await refreshThreads({
    tx,
    arrivals,
    directWindowMs: account.directWindowMs,
    now,
  })
  await announceThreads({ tx, account, threads, arrivals, fresh: [], now })
}
