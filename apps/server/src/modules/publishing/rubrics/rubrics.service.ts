import { MAX_RUBRICS, type Rubric, type RubricColor } from '@kadr/contract/publishing/rubrics'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import * as repository from './rubrics.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type Input = { name: string; color: RubricColor }

const present = ({ id, name, color }: repository.RubricRow): Rubric => ({ id, name, color })

const notFound = (field?: string) =>
  new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Такой рубрики нет. Обновите страницу и выберите другую',
    ...(field && { field }),
  })
const taken = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Рубрика с таким названием уже есть. Назовите эту иначе',
    field: 'name',
  })
const full = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `Рубрик не больше ${MAX_RUBRICS}. Удалите лишние`,
  })

export const listRubrics = async ({ ctx, workspaceId }: InWorkspace): Promise<Rubric[]> =>
  (await repository.listRows({ db: ctx.db, workspaceId })).map(present)

export const createRubric = ({ ctx, workspaceId, input }: InWorkspace & { input: Input }) =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockRubrics({ tx, workspaceId })
    const rows = await repository.listRows({ db: tx, workspaceId })
    if (rows.some(({ name }) => name === input.name)) throw taken()
    if (rows.length >= MAX_RUBRICS) throw full()
    return present(await repository.insertRubric({ tx, values: { workspaceId, ...input } }))
  })

export const updateRubric = ({
  ctx,
  workspaceId,
  id,
  input,
}: InWorkspace & { id: string; input: Input }) =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockRubrics({ tx, workspaceId })
    const rows = await repository.listRows({ db: tx, workspaceId })
    if (rows.some((row) => row.id !== id && row.name === input.name)) throw taken()
    const row = await repository.updateRow({ tx, workspaceId, id, values: input })
    if (!row) throw notFound()
    return present(row)
  })

export const deleteRubric = ({ ctx, workspaceId, id }: InWorkspace & { id: string }) =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockPostsOf({ tx, workspaceId, id })
    if (!(await repository.deleteRow({ tx, workspaceId, id }))) throw notFound()
  })

/** Fails when one of them is not of the workspace; the others can't be deleted until the transaction ends. */
export const assertRubrics = async ({
  tx,
  workspaceId,
  ids,
}: {
  tx: Tx
  workspaceId: string
  ids: readonly (string | null | undefined)[]
}): Promise<void> => {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return
  const known = await repository.lockThese({ tx, workspaceId, ids: wanted })
  if (known.length !== wanted.length) throw notFound('rubricId')
}

/** A rule outlives its rubric: one that is gone counts as none. */
export const findRubricId = async ({
  ctx,
  workspaceId,
  id,
}: InWorkspace & { id: string | null | undefined }): Promise<string | null> =>
  id ? ((await listRubrics({ ctx, workspaceId })).find((one) => one.id === id)?.id ?? null) : null

export const exportRubrics = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  rubrics: readPages((page) => repository.listOfOwner({ db: ctx.db, userId, ...page })),
})
