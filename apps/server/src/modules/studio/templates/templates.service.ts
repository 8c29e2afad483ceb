import {
  MAX_TEMPLATES,
  type ReelTemplate,
  type WholeTemplate,
} from '@kadr/contract/studio/reel-templates'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { isUuid } from '@kadr/kit/is-uuid'
import { describeFields } from '@kadr/scene/templates/describe-fields'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { mapPages, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { findResources, replaceUses } from '../../library/resources/index.ts'
import { getReelRow, readContent, resourceIdsOf } from '../reels/index.ts'
import { presentTemplate, presentWhole } from './present-template.ts'
import * as repository from './templates.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type TemplateKey = InWorkspace & { id: string }
type Settings = { name: string; asks: readonly string[]; usesBrand: boolean }

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Шаблон не найден' })
const taken = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Шаблон с таким названием уже есть. Назовите этот иначе',
    field: 'name',
  })
const full = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `Шаблонов не больше ${MAX_TEMPLATES}. Удалите лишние`,
  })

const normalize = (name: string) => name.toLowerCase()

/** Keys in the order of the reel; one that the reel has not is refused. */
const orderAsks = (content: ReturnType<typeof readContent>, asks: readonly string[]): string[] => {
  const keys = describeFields(content).map(({ key }) => key)
  const stray = asks.find((key) => !keys.includes(key))
  if (stray === undefined) return keys.filter((key) => asks.includes(key))
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: `В рилсе нет поля ${quote(stray)}. Откройте его заново`,
    field: 'asks',
  })
}

export const listTemplates = async ({ ctx, workspaceId }: InWorkspace): Promise<ReelTemplate[]> =>
  (await repository.listRows({ db: ctx.db, workspaceId })).map(presentTemplate)

export const getTemplateRow = async ({
  ctx,
  workspaceId,
  id,
}: TemplateKey): Promise<repository.TemplateRow> => {
  const row = await repository.findRow({ db: ctx.db, workspaceId, id })
  if (!row) throw notFound()
  return row
}

export const findTemplate = async ({
  ctx,
  workspaceId,
  id,
}: TemplateKey): Promise<ReelTemplate | undefined> => {
  const row = await repository.findRow({ db: ctx.db, workspaceId, id })
  return row && presentTemplate(row)
}

export const getTemplate = async (one: TemplateKey): Promise<WholeTemplate> =>
  presentWhole({ ctx: one.ctx, row: await getTemplateRow(one) })

/** Files of the template stay as long as it does. One that is gone already is left out. */
const registerUses = async ({
  ctx,
  tx,
  row,
}: {
  ctx: AppContext
  tx: Tx
  row: repository.TemplateRow
}) => {
  const { workspaceId, id: usedBy, name: title } = row
  const ids = resourceIdsOf(readContent(row)).filter((id) => isUuid(id))
  const files = await findResources({ ctx, tx, workspaceId, ids })
  const resourceIds = files.map(({ id }) => id)
  await replaceUses({ ctx, tx, workspaceId, kind: 'template', usedBy, title, resourceIds })
}

export const createTemplate = ({
  ctx,
  workspaceId,
  userId,
  reelId,
  settings: { name, asks, usesBrand },
}: InWorkspace & { userId: string; reelId: string; settings: Settings }): Promise<ReelTemplate> =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockTemplates({ tx, workspaceId })
    const reel = await getReelRow({ ctx, tx, workspaceId, id: reelId })
    const rows = await repository.listRows({ db: tx, workspaceId })
    if (rows.some((row) => row.searchText === normalize(name))) throw taken()
    if (rows.length >= MAX_TEMPLATES) throw full()
    const content = readContent(reel)
    const now = ctx.clock.now()
    const row = await repository.insertRow({
      tx,
      values: {
        workspaceId,
        authorId: userId,
        name,
        searchText: normalize(name),
        kind: reel.kind,
        form: content.form,
        caption: reel.caption,
        asks: orderAsks(content, asks),
        usesBrand,
        seconds: reel.seconds,
        createdAt: now,
        updatedAt: now,
      },
    })
    await registerUses({ ctx, tx, row })
    return presentTemplate(row)
  })

export const updateTemplate = ({
  ctx,
  workspaceId,
  id,
  settings: { name, asks, usesBrand },
}: TemplateKey & { settings: Settings }): Promise<ReelTemplate> =>
  inTransaction(ctx.db, async (tx) => {
    await repository.lockTemplates({ tx, workspaceId })
    const rows = await repository.listRows({ db: tx, workspaceId })
    const before = rows.find((row) => row.id === id)
    if (!before) throw notFound()
    if (rows.some((row) => row.id !== id && row.searchText === normalize(name))) throw taken()
    const row = await repository.updateRow({
      tx,
      workspaceId,
      id,
      values: {
        name,
        searchText: normalize(name),
        asks: orderAsks(readContent(before), asks),
        usesBrand,
        updatedAt: ctx.clock.now(),
      },
    })
    if (!row) throw notFound()
    await registerUses({ ctx, tx, row })
    return presentTemplate(row)
  })

export const deleteTemplate = ({ ctx, workspaceId, id }: TemplateKey): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await repository.deleteRow({ tx, workspaceId, id }))) throw notFound()
    const use = { kind: 'template', usedBy: id, title: '', resourceIds: [] } as const
    await replaceUses({ ctx, tx, workspaceId, ...use })
  })

export const exportTemplates = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  return {
    reelTemplates: mapPages(
      readPages((page) => repository.listForUser({ db: ctx.db, userId, workspaceIds, ...page })),
      (rows) =>
        rows.map(({ authorId, searchText, ...row }) => ({ ...row, isOwn: authorId === userId })),
    ),
  }
}
