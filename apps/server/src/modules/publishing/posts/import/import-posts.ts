import type { RouteInput } from '@kadr/contract/base/route'
import type {
  checkImport as checkRoute,
  importPosts as route,
} from '@kadr/contract/publishing/post-import'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { hashOf } from '../../../../platform/crypto/hash-of.ts'
import { lockAccounts } from '../compose/accounts.repository.ts'
import { insertDrafts } from '../compose/insert-drafts.ts'
import { conflict } from '../failures.ts'
import type { PostActor } from '../post-actor.ts'
import { scheduleDrafts } from '../schedule/schedule-drafts.ts'
import { findImport, finishImport, insertImport } from './import.repository.ts'
import { type ReadRow, readImport } from './read-import.ts'

const isGood = ({ row }: ReadRow) => row.errors.length === 0

/** Dry run of an import. */
export const checkImport = async ({
  ctx,
  actor,
  ...body
}: { ctx: AppContext; actor: PostActor } & RouteInput<typeof checkRoute>['body']) => {
  const rows = await readImport({ ctx, actor, ...body })
  const good = rows.filter(isGood).length
  return { rows: rows.map(({ row }) => row), good, bad: rows.length - good }
}

type Input = { ctx: AppContext; tx: Tx; actor: PostActor }

const makeAll = async ({
  ctx,
  tx,
  actor,
  body,
}: Input & { body: RouteInput<typeof route>['body'] }) => {
  const { workspaceId } = actor
  const rows = await readImport({ ctx, tx, actor, ...body })
  const good = rows.filter(isGood)
  const wanted = good.flatMap(({ content }) => content.targets.map((one) => one.connectionId))
  const accounts = await lockAccounts({ db: tx, workspaceId, ids: [...new Set(wanted)] })
  const drafts = good.map(({ content }) => ({ content }))
  const ids = await insertDrafts({ ctx, tx, actor, accounts, drafts })
  const wishes = good.flatMap(({ row }, index) => {
    const id = ids[index]
    return body.isScheduled && row.when && id ? [{ id, when: row.when }] : []
  })
  await scheduleDrafts({ ctx, tx, actor, wishes })
  return { created: ids.length, left: rows.length - ids.length }
}

/** Imports the valid rows. Idempotent by the key: a repeated request returns the first response. */
export const importPosts = ({
  ctx,
  actor,
  body,
}: {
  ctx: AppContext
  actor: PostActor
  body: RouteInput<typeof route>['body']
}): Promise<{ created: number; left: number }> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    const { key } = body
    const hash = hashOf(body)
    if (!(await insertImport({ db: tx, workspaceId, key, hash }))) {
      const earlier = await findImport({ db: tx, workspaceId, key })
      if (earlier?.hash === hash) return { created: earlier.created, left: earlier.skipped }
      throw conflict('С этим ключом уже загружен другой файл. Начните загрузку заново')
    }
    const { created, left } = await makeAll({ ctx, tx, actor, body })
    await finishImport({ db: tx, workspaceId, key, created, skipped: left })
    return { created, left }
  })
