import { AppError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { listContentHashes } from '../../targets/index.ts'
import { type AccountRow, lockAccountsOf } from '../compose/accounts.repository.ts'
import { changeContent } from '../compose/change-content.ts'
import { insertDrafts } from '../compose/insert-drafts.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { type LockedPost, lockPostsForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { listPosts } from '../posts.repository.ts'
import { scheduleDrafts } from '../schedule/schedule-drafts.ts'
import { scheduleLocked } from '../schedule/schedule-post.ts'
import { isDraft } from '../schedule/set-draft-time.ts'
import { unscheduleLocked } from '../schedule/unschedule-post.ts'
import { updateScheduled } from '../schedule/update-scheduled.ts'
import { type PlannedRow, planSheetRows } from './plan-sheet.ts'
import { insertSheetRows, type SheetRecord, setLast, updateSheetRow } from './sheets.repository.ts'

type Input = { ctx: AppContext; tx: Tx; actor: PostActor; sheet: SheetRecord }
type Change = { read: PlannedRow['read']; known: NonNullable<PlannedRow['known']> }

type Held = Input & {
  accounts: readonly AccountRow[]
  held: readonly LockedPost[]
  hashes: ReadonlyMap<string, string>
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n')

/** The time of the row, unless the sheet only makes drafts. */
const placeChanged = async ({
  before,
  after,
  change: { read, known },
  ...input
}: Held & { before: LockedPost; after: LockedPost; change: Change }) => {
  const { ctx, tx, actor, sheet, hashes } = input
  const isMoved = sheet.isScheduled && read.cells.written !== known.cells.written
  const { when } = read.row
  if (isMoved && when) await scheduleLocked({ ctx, tx, actor, held: after, when })
  else if (isMoved && !isDraft(before)) await unscheduleLocked({ ctx, tx, actor, held: after })
  else await updateScheduled({ ctx, tx, actor, before, held: after, hashes })
}

/** False where the networks refuse it as it would be: the post stays as it was. */
const changeOne = async ({ change, ...input }: Held & { change: Change }): Promise<boolean> => {
  const { ctx, actor, accounts, held } = input
  const { read, known } = change
  const before = held.find(({ post }) => post.id === known.postId)
  if (!before) return false
  const { text, mediaIds, targets } = read.content
  const wanted = isSame(read.cells.accounts, known.cells.accounts) ? {} : { targets }
  try {
    await inTransaction(input.tx, async (tx) => {
      const after = await changeContent({
        ...{ ctx, tx, actor, accounts, held: before },
        change: { text, mediaIds, ...wanted },
      })
      await placeChanged({ ...input, tx, before, after, change })
    })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const versionsOf = async ({ tx, actor }: Input, ids: readonly string[]) => {
  const rows = await listPosts({ db: tx, workspaceId: actor.workspaceId, ids })
  return new Map(rows.map(({ id, version }) => [id, version]))
}

const changeAll = async (input: Held, changes: readonly Change[]): Promise<number> => {
  const { ctx, tx, actor } = input
  const done: Change[] = []
  for (const change of changes) if (await changeOne({ ...input, change })) done.push(change)
  const postIds = done.map(({ known }) => known.postId)
  await recordPostChange({ ctx, tx, workspaceId: actor.workspaceId, postIds })
  const versions = await versionsOf(input, postIds)
  for (const { read, known } of done) {
    const { key, cells } = read
    const postVersion = versions.get(known.postId) ?? 0
    await updateSheetRow({ db: tx, id: known.id, values: { key, cells, postVersion } })
  }
  return done.length
}

const makeNew = async ({ accounts, ...input }: Held, rows: readonly PlannedRow[]) => {
  const { ctx, tx, actor, sheet } = input
  const drafts = rows.map(({ read }) => ({ content: read.content }))
  const ids = await insertDrafts({ ctx, tx, actor, accounts, drafts })
  const wishes = rows.flatMap(({ read: { row } }, at) => {
    const id = ids[at]
    return sheet.isScheduled && row.when && id ? [{ id, when: row.when }] : []
  })
  await scheduleDrafts({ ctx, tx, actor, wishes })
  const versions = await versionsOf(input, ids)
  const values = rows.flatMap(({ read: { key, cells } }, at) => {
    const postId = ids[at]
    if (postId === undefined) return []
    return [
      {
        id: newId(),
        sheetId: sheet.id,
        postId,
        key,
        cells,
        postVersion: versions.get(postId) ?? 0,
      },
    ]
  })
  await insertSheetRows({ db: tx, values })
  return values.length
}

/** Of a locked sheet. */
export const applyRows = async ({ text, ...input }: Input & { text: string }) => {
  const { ctx, tx, actor, sheet } = input
  const { workspaceId } = actor
  const { rows } = await planSheetRows({ ...input, text })
  const fresh = rows.filter(({ fate }) => fate === 'new')
  const changes = rows.flatMap(({ fate, read, known }) =>
    fate === 'changed' && known ? [{ read, known }] : [],
  )
  const wanted = [...fresh, ...changes].flatMap(({ read }) => read.content.targets)
  const postIds = changes.map(({ known }) => known.postId)
  const ids = [...new Set(wanted.map(({ connectionId }) => connectionId))]
  // Accounts before posts, and all of them at once: the order of locks.
  const accounts = await lockAccountsOf({ db: tx, workspaceId, postIds, ids })
  const held = await lockPostsForChange({ ctx, tx, workspaceId, ids: postIds })
  const hashes = await listContentHashes({ db: tx, postIds })
  const all = { ...input, accounts, held, hashes }
  const changed = await changeAll(all, changes)
  const created = await makeNew(all, fresh)
  const left = rows.length - rows.filter(({ fate }) => fate === 'same').length - created - changed
  await setLast({
    db: tx,
    id: sheet.id,
    last: { at: ctx.clock.now().toISOString(), created, changed, left },
  })
  return { created, changed, left }
}
