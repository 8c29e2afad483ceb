import { MAX_SAVED_ANSWERS, type SavedAnswer } from '@kadr/contract/audience/saved-answers'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import * as repository from './saved-answers.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type Input = { title: string; text: string }

const present = ({ id, title, text, updatedAt }: repository.SavedAnswerRow): SavedAnswer => ({
  id,
  title,
  text,
  updatedAt: updatedAt.toISOString(),
})

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Ответ не найден' })
const taken = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Ответ с таким названием уже есть. Назовите этот иначе',
    field: 'title',
  })
const full = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `Больше ${MAX_SAVED_ANSWERS} ответов не поместится. Удалите лишние`,
  })

export const listSavedAnswers = async ({ ctx, workspaceId }: InWorkspace) =>
  (await repository.listSaved({ db: ctx.db, workspaceId })).map(present)

export const createSavedAnswer = ({ ctx, workspaceId, input }: InWorkspace & { input: Input }) =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockSaved({ tx, workspaceId })
    const rows = await repository.listSaved({ db: tx, workspaceId })
    if (rows.some(({ title }) => title === input.title)) throw taken()
    if (rows.length >= MAX_SAVED_ANSWERS) throw full()
    const updatedAt = ctx.clock.now()
    return present(
      await repository.insertSaved({ tx, values: { workspaceId, ...input, updatedAt } }),
    )
  })

export const updateSavedAnswer = ({
  ctx,
  workspaceId,
  id,
  input,
}: InWorkspace & { id: string; input: Input }) =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockSaved({ tx, workspaceId })
    const rows = await repository.listSaved({ db: tx, workspaceId })
    if (!rows.some((row) => row.id === id)) throw notFound()
    if (rows.some((row) => row.id !== id && row.title === input.title)) throw taken()
    const values = { ...input, updatedAt: ctx.clock.now() }
    const row = await repository.updateSaved({ tx, workspaceId, id, values })
    if (!row) throw notFound()
    return present(row)
  })

export const deleteSavedAnswer = async ({ ctx, workspaceId, id }: InWorkspace & { id: string }) => {
  if (!(await repository.deleteSaved({ db: ctx.db, workspaceId, id }))) throw notFound()
}

export const exportSavedAnswers = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  savedAnswers: readPages((page) => repository.listSavedOfOwner({ db: ctx.db, userId, ...page })),
})
