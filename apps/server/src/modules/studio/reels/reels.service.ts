import type { Reel } from '@kadr/contract/studio/reels'
import { UserError } from '@kadr/domain/base/app-error'
import { wellFormed } from '@kadr/kit/well-formed'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { hashOf } from '../../../platform/crypto/hash-of.ts'
import { replaceUses } from '../../library/resources/index.ts'
import { assertRubrics } from '../../publishing/rubrics/index.ts'
import { presentReel } from './present-reels.ts'
import { registerAssetUses } from './reel-assets.ts'
import { readContent } from './reel-kinds.ts'
import { type Draft, valuesOf } from './reel-values.ts'
import type { ReelRow } from './reels.repository.ts'
import * as repository from './reels.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type ReelKey = InWorkspace & { id: string }
type Key = { text: string; hash: string }

const MAX_TITLE = 200

const noReel = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Рилс не найден' })

export const getReelRow = async ({
  ctx,
  tx,
  workspaceId,
  id,
}: ReelKey & { tx?: Tx }): Promise<ReelRow> => {
  const row = await repository.findReel({ db: tx ?? ctx.db, workspaceId, id })
  if (!row) throw noReel()
  return row
}

/** What a post made from the reel starts with. */
export const findReelStart = async (
  one: ReelKey,
): Promise<{ text: string; rubricId: string | null }> => {
  const { caption: text, rubricId } = await getReelRow(one)
  return { text, rubricId }
}

export const getReel = async (one: ReelKey): Promise<Reel> =>
  presentReel({ ctx: one.ctx, workspaceId: one.workspaceId, row: await getReelRow(one) })

const findByKey = async ({ ctx, tx, workspaceId, key }: InWorkspace & { tx: Tx; key: Key }) => {
  const row = await repository.findReelByKey({ db: tx, workspaceId, key: key.text })
  if (!row) return undefined
  if (row.keyHash === key.hash) return presentReel({ ctx, tx, workspaceId, row })
  const userMessage = 'С этим ключом уже создан другой рилс. Возьмите новый ключ'
  throw new UserError({ code: 'CONFLICT', userMessage })
}

/** Idempotent: the same key with the same content returns the same reel. */
export const createReel = ({
  ctx,
  workspaceId,
  userId,
  draft: given,
  key: keyText,
}: InWorkspace & {
  userId: string
  draft: Draft
  key?: string | undefined
}): Promise<Reel> => {
  const draft = wellFormed(given)
  const key = keyText === undefined ? undefined : { text: keyText, hash: hashOf(draft) }
  return inTransaction(ctx.db, async (tx) => {
    const earlier = key && (await findByKey({ ctx, tx, workspaceId, key }))
    if (earlier) return earlier
    await assertRubrics({ tx, workspaceId, ids: [draft.rubricId] })
    const now = ctx.clock.now()
    const row = await repository.insertReel({
      db: tx,
      values: {
        ...valuesOf(draft),
        workspaceId,
        authorId: userId,
        key: key?.text ?? null,
        keyHash: key?.hash ?? null,
        createdAt: now,
        updatedAt: now,
      },
    })
    if (row) {
      await registerAssetUses({ ctx, tx, workspaceId, reel: row, content: draft.content })
      return presentReel({ ctx, tx, workspaceId, row })
    }
    // A concurrent request with the same key won; its row is committed by now.
    const winner = key && (await findByKey({ ctx, tx, workspaceId, key }))
    if (!winner) throw new Error('The reel was not inserted')
    return winner
  })
}

const stale = () =>
  new UserError({
    code: 'VERSION_CONFLICT',
    userMessage:
      'Пока вы правили, рилс изменили в другом месте. Ничего не перезаписано: откройте свежую версию и перенесите правки',
    field: 'version',
  })

export const saveReel = ({
  ctx,
  workspaceId,
  id,
  version,
  draft: given,
}: ReelKey & { version: number; draft: Draft }): Promise<Reel> => {
  const draft = wellFormed(given)
  return inTransaction(ctx.db, async (tx) => {
    const before = await getReelRow({ ctx, tx, workspaceId, id })
    if (before.kind !== draft.content.kind) throw stale()
    const change = { ...valuesOf(draft), updatedAt: ctx.clock.now() }
    const row = await repository.updateReel({ db: tx, workspaceId, id, version, change })
    if (!row) throw stale()
    await registerAssetUses({ ctx, tx, workspaceId, reel: row, content: draft.content })
    return presentReel({ ctx, tx, workspaceId, row })
  })
}

export const labelReel = ({
  ctx,
  workspaceId,
  id,
  rubricId,
}: ReelKey & { rubricId: string | null }): Promise<Reel> =>
  inTransaction(ctx.db, async (tx) => {
    await assertRubrics({ tx, workspaceId, ids: [rubricId] })
    const row = await repository.setRubric({ db: tx, workspaceId, id, rubricId })
    if (!row) throw noReel()
    return presentReel({ ctx, tx, workspaceId, row })
  })

const COPY = ' — копия'

/** A copy of a copy gets the same title as the first copy. */
const titleOfCopy = (title: string) =>
  `${(title.endsWith(COPY) ? title.slice(0, -COPY.length) : title).slice(0, MAX_TITLE - COPY.length)}${COPY}`

export const duplicateReel = async ({
  userId,
  ...one
}: ReelKey & { userId: string }): Promise<Reel> => {
  const { ctx, workspaceId } = one
  const row = await getReelRow(one)
  const { caption, rubricId } = row
  const draft = { title: titleOfCopy(row.title), caption, rubricId, content: readContent(row) }
  return createReel({ ctx, workspaceId, userId, draft })
}

export const hasReels = async ({ ctx, workspaceId }: InWorkspace): Promise<boolean> => {
  const rows = await repository.listReels({
    db: ctx.db,
    workspaceId,
    filter: {},
    after: undefined,
    limit: 1,
  })
  return rows.length > 0
}

export const deleteReel = ({ ctx, workspaceId, id }: ReelKey): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const use = { kind: 'reel', usedBy: id, title: '', resourceIds: [] } as const
    if (!(await repository.deleteReel({ db: tx, workspaceId, id }))) throw noReel()
    await replaceUses({ ctx, tx, workspaceId, ...use })
  })
