import type { HashtagSet } from '@kadr/contract/publishing/publisher-setup'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import * as repository from './hashtag-sets.repository.ts'
import { lockSetup } from './setup-lock.repository.ts'

const MAX_SETS = 200

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Набор хештегов не найден' })
const nameTaken = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Набор с таким названием уже есть. Выберите другое название',
    field: 'name',
  })

type InWorkspace = { ctx: AppContext; workspaceId: string }
type Content = { name: string; tags: string[] }

/** Deduplicated, each with its `#`. */
const normalize = (tags: readonly string[]) => [
  ...new Set(tags.map((tag) => (tag.startsWith('#') ? tag : `#${tag}`))),
]

export const listHashtagSets = ({ ctx, workspaceId }: InWorkspace): Promise<HashtagSet[]> =>
  repository.listHashtagSets({ db: ctx.db, workspaceId })

export const createHashtagSet = ({
  ctx,
  workspaceId,
  name,
  tags,
}: InWorkspace & Content): Promise<HashtagSet> =>
  inTransaction(ctx.db, async (tx) => {
    await lockSetup({ db: tx, workspaceId })
    if ((await repository.countHashtagSets({ db: tx, workspaceId })) >= MAX_SETS) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: `Наборов хештегов не больше ${MAX_SETS}. Удалите ненужные`,
      })
    }
    const content = { name, tags: normalize(tags) }
    const row = await repository.insertHashtagSet({ db: tx, workspaceId, ...content })
    if (!row) throw nameTaken()
    return row
  })

export const updateHashtagSet = ({
  ctx,
  workspaceId,
  id,
  name,
  tags,
}: InWorkspace & Content & { id: string }): Promise<HashtagSet> =>
  inTransaction(ctx.db, async (tx) => {
    await lockSetup({ db: tx, workspaceId })
    const namesake = await repository.findHashtagSetByName({ db: tx, workspaceId, name })
    if (namesake && namesake.id !== id) throw nameTaken()
    const content = { name, tags: normalize(tags) }
    const row = await repository.updateHashtagSet({ db: tx, workspaceId, id, ...content })
    if (!row) throw notFound()
    return row
  })

export const deleteHashtagSet = async ({
  ctx,
  workspaceId,
  id,
}: InWorkspace & { id: string }): Promise<Record<string, never>> => {
  if (await repository.deleteHashtagSet({ db: ctx.db, workspaceId, id })) return {}
  throw notFound()
}
