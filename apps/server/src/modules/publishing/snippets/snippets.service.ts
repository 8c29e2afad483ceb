import { MAX_SNIPPETS, type Snippet } from '@kadr/contract/publishing/snippets'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import * as repository from './snippets.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type Input = { name: string; text: string }

const present = ({ id, name, text, updatedAt }: repository.SnippetRow): Snippet => ({
  id,
  name,
  text,
  updatedAt: updatedAt.toISOString(),
})

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Заготовка не найдена' })
const taken = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Заготовка с таким именем уже есть. Назовите эту иначе',
    field: 'name',
  })
const full = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `Заготовок не больше ${MAX_SNIPPETS}. Удалите лишние`,
  })

export const listSnippets = async ({ ctx, workspaceId }: InWorkspace) =>
  (await repository.listRows({ db: ctx.db, workspaceId })).map(present)

export const createSnippet = ({ ctx, workspaceId, input }: InWorkspace & { input: Input }) =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockSnippets({ tx, workspaceId })
    const rows = await repository.listRows({ db: tx, workspaceId })
    if (rows.some(({ name }) => name === input.name)) throw taken()
    if (rows.length >= MAX_SNIPPETS) throw full()
    const updatedAt = ctx.clock.now()
    return present(
      await repository.insertSnippet({ tx, values: { workspaceId, ...input, updatedAt } }),
    )
  })

export const updateSnippet = ({
  ctx,
  workspaceId,
  id,
  input,
}: InWorkspace & { id: string; input: Input }) =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockSnippets({ tx, workspaceId })
    const rows = await repository.listRows({ db: tx, workspaceId })
    if (!rows.some((row) => row.id === id)) throw notFound()
    if (rows.some((row) => row.id !== id && row.name === input.name)) throw taken()
    const values = { ...input, updatedAt: ctx.clock.now() }
    const row = await repository.updateRow({ tx, workspaceId, id, values })
    if (!row) throw notFound()
    return present(row)
  })

export const deleteSnippet = async ({ ctx, workspaceId, id }: InWorkspace & { id: string }) => {
  if (!(await repository.deleteRow({ db: ctx.db, workspaceId, id }))) throw notFound()
}

export const exportSnippets = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  snippets: readPages((page) => repository.listSnippetsOfOwner({ db: ctx.db, userId, ...page })),
})
