import type { SheetFate, SheetRow } from '@kadr/contract/publishing/plan-sheets'
import type { PostState } from '@kadr/contract/publishing/posts'
import { quote } from '@kadr/domain/base/quote'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import { describeRowChanges, matchSheetRows } from '@kadr/domain/publishing/posts/match-sheet-rows'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { listTargets } from '../../targets/index.ts'
import { listAllAccounts } from '../compose/accounts.repository.ts'
import type { PostActor } from '../post-actor.ts'
import { type ReadRow, readImport } from './read-import.ts'
import { listSheetRows, type SheetRecord } from './sheets.repository.ts'

/** A row applied before, and its post now. */
type KnownRow = {
  id: string
  postId: string
  key: string
  cells: ReadRow['cells']
  /** Russian: why the sheet does not change this post. */
  keptFor: string | null
}

export type PlannedRow = {
  read: ReadRow
  fate: SheetFate
  known: KnownRow | undefined
  changes: string[]
}

const CHANGEABLE: ReadonlySet<PostState> = new Set(['draft', 'scheduled', 'pending_approval'])

type Input = { ctx: AppContext; tx?: Tx | undefined; actor: PostActor; sheet: SheetRecord }

const listKnown = async ({ ctx, tx, sheet }: Input): Promise<KnownRow[]> => {
  const db = tx ?? ctx.db
  const rows = await listSheetRows({ db, sheetId: sheet.id })
  const targets = await listTargets({ db, postIds: rows.flatMap(({ row }) => row.postId ?? []) })
  const byPost = Map.groupBy(targets, ({ postId }) => postId)
  const findReason = ({ row, version, deletedAt }: (typeof rows)[number]) => {
    if (row.postId === null || deletedAt !== null) return 'Пост удалён в Кадре'
    const states = (byPost.get(row.postId) ?? []).map(({ state }) => state)
    if (!CHANGEABLE.has(derivePostState(states))) return 'Пост уже вышел или выходит'
    if (version !== row.postVersion) return 'Пост изменили в Кадре, он останется таким'
    return null
  }
  return rows.map((one) => ({
    id: one.row.id,
    postId: one.row.postId ?? '',
    key: one.row.key,
    cells: one.row.cells,
    keptFor: findReason(one),
  }))
}

/** A key that stands twice says nothing of the second row. */
const refuseRepeatedKeys = (rows: readonly ReadRow[]): ReadRow[] => {
  const lines = new Map<string, number>()
  return rows.map((read) => {
    const { key, row } = read
    const earlier = key === '' ? undefined : lines.get(key)
    if (earlier === undefined) lines.set(key, row.line)
    if (earlier === undefined) return read
    const error = `Ключ ${quote(key)} уже есть в строке ${earlier}`
    return { ...read, row: { ...row, errors: [error, ...row.errors] } }
  })
}

const planRow = (read: ReadRow, known: KnownRow | undefined): PlannedRow => {
  const isBad = read.row.errors.length > 0
  if (!known) return { read, known, fate: isBad ? 'bad' : 'new', changes: [] }
  const changes = describeRowChanges({ before: known.cells, now: read.cells })
  if (changes.length === 0) return { read, known, fate: 'same', changes }
  if (known.keptFor !== null) return { read, known, fate: 'kept', changes }
  return { read, known, fate: isBad ? 'bad' : 'changed', changes }
}

/** What the sheet says now against what was taken from it. */
export const planSheetRows = async ({
  text,
  ...input
}: Input & { text: string }): Promise<{ rows: PlannedRow[]; goneCount: number }> => {
  const { ctx, tx, actor, sheet } = input
  const accounts = await listAllAccounts({ db: tx ?? ctx.db, workspaceId: actor.workspaceId })
  const isTheirs = (id: string) => actor.connectionIds?.includes(id) ?? true
  const connectionIds = sheet.connectionIds.filter(
    (id) => isTheirs(id) && accounts.some((account) => account.id === id),
  )
  const rows = refuseRepeatedKeys(
    await readImport({ ctx, tx, actor, text, connectionIds, field: 'url' }),
  )
  const known = await listKnown(input)
  const found = matchSheetRows({ known, rows })
  const planned = rows.map((read) => planRow(read, found.get(read)))
  return { rows: planned, goneCount: known.length - found.size }
}

export const presentPlannedRow = ({
  read: { row },
  fate,
  known,
  changes,
}: PlannedRow): SheetRow => {
  const isShown = fate === 'new' || fate === 'changed' || fate === 'bad'
  const kept = fate === 'kept' && known?.keptFor ? [known.keptFor] : []
  return {
    ...row,
    fate,
    changes,
    postId: known?.postId || null,
    errors: isShown ? row.errors : [],
    warnings: isShown ? row.warnings : kept,
  }
}
