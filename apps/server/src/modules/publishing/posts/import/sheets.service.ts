import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type {
  addPlanSheet as addRoute,
  checkPlanSheet as checkRoute,
  PlanSheet,
} from '@kadr/contract/publishing/plan-sheets'
import { UserError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { hashOf } from '../../../../platform/crypto/hash-of.ts'
import { conflict } from '../failures.ts'
import type { PostActor } from '../post-actor.ts'
import { applyRows } from './apply-sheet.ts'
import { fetchSheet } from './fetch-sheet.ts'
import { planSheetRows, presentPlannedRow } from './plan-sheet.ts'
import { readImport } from './read-import.ts'
import * as repository from './sheets.repository.ts'

const MOST_SHEETS = 20

type ByMember = { ctx: AppContext; actor: PostActor }
type Outside = ByMember & { fetch: SafeFetch }

const noSheet = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Такой таблицы нет. Возможно, её забыли' })

const present = ({
  id,
  url,
  connectionIds,
  isScheduled,
  createdAt,
  last,
}: repository.SheetRecord): PlanSheet => ({
  id,
  url,
  connectionIds,
  isScheduled,
  createdAt: createdAt.toISOString(),
  last,
})

/** A member of some accounts has only the sheets that they brought: rows of others may be about other accounts. */
const isInReach = ({ userId, connectionIds }: PostActor, sheet: repository.SheetRecord) =>
  !connectionIds || sheet.authorId === userId

const getSheet = async ({ ctx, actor, id }: ByMember & { id: string }) => {
  const sheet = await repository.findSheet({ db: ctx.db, workspaceId: actor.workspaceId, id })
  if (!sheet || !isInReach(actor, sheet)) throw noSheet()
  return sheet
}

export const listPlanSheets = async ({ ctx, actor }: ByMember) => {
  const rows = await repository.listSheets({ db: ctx.db, workspaceId: actor.workspaceId })
  return { items: rows.filter((row) => isInReach(actor, row)).map(present) }
}

export const addPlanSheet = async ({
  ctx,
  actor,
  fetch,
  body: { url, connectionIds, isScheduled },
}: Outside & { body: RouteInput<typeof addRoute>['body'] }): Promise<PlanSheet> => {
  const { workspaceId, userId } = actor
  const text = await fetchSheet({ fetch, url })
  await readImport({ ctx, actor, text, connectionIds, field: 'url' })
  return inTransaction(ctx.db, async (tx) => {
    const known = await repository.listSheets({ db: tx, workspaceId })
    const same = known.find((sheet) => sheet.url === url)
    if (same && !isInReach(actor, same)) throw conflict('Эту таблицу уже подключил другой участник')
    if (!same && known.length >= MOST_SHEETS) {
      throw conflict(`В пространстве уже ${MOST_SHEETS} таблиц. Забудьте ненужную`)
    }
    const values = { id: newId(), workspaceId, authorId: userId, url, connectionIds, isScheduled }
    const sheet = await repository.putSheet({ db: tx, values })
    if (!sheet) throw new Error('The sheet was not stored')
    return present(sheet)
  })
}

export const removePlanSheet = async ({ ctx, actor, id }: ByMember & { id: string }) => {
  await getSheet({ ctx, actor, id })
  await repository.deleteSheet({ db: ctx.db, workspaceId: actor.workspaceId, id })
  return {}
}

export const checkPlanSheet = async ({
  ctx,
  actor,
  fetch,
  id,
}: Outside & { id: string }): Promise<RouteData<typeof checkRoute>> => {
  const sheet = await getSheet({ ctx, actor, id })
  const text = await fetchSheet({ fetch, url: sheet.url })
  const { rows, goneCount } = await planSheetRows({ ctx, actor, sheet, text })
  return { rows: rows.map(presentPlannedRow), hash: hashOf(text), goneCount }
}

export const applyPlanSheet = async ({
  ctx,
  actor,
  fetch,
  id,
  hash,
}: Outside & { id: string; hash: string }) => {
  const { url } = await getSheet({ ctx, actor, id })
  const text = await fetchSheet({ fetch, url })
  if (hashOf(text) !== hash) {
    throw conflict('Таблица изменилась, пока вы смотрели. Проверьте её ещё раз')
  }
  return inTransaction(ctx.db, async (tx) => {
    const sheet = await repository.lockSheet({ db: tx, workspaceId: actor.workspaceId, id })
    if (!sheet) throw noSheet()
    return applyRows({ ctx, tx, actor, sheet, text })
  })
}
