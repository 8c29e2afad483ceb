import type { AutomationSource } from '@kadr/contract/automation/automation-rule'
import { hookFamily } from '@kadr/contract/studio/ai-tasks'
import { HOOK_FAMILY_NAMES } from '@kadr/domain/automation/hook-family-names'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { listProducts } from '../../../library/products/index.ts'
import { listResources } from '../../../library/resources/index.ts'
import { listClipItems } from '../footage/list-clip-items.ts'
import { listEvergreen } from './earlier-posts.repository.ts'
import { listUsableItems } from './items.repository.ts'

/** Something a run can be made from. */
export type SourceItem = {
  key: string
  title: string
  /** Not before. */
  availableAt?: Date
}

type Input = {
  ctx: AppContext
  workspaceId: string
  /** Null for an unsaved rule: its feed has not been read. */
  automationId: number | null
}
type Of<K extends AutomationSource['kind']> = Input & {
  source: Extract<AutomationSource, { kind: K }>
}

const MAX_ITEMS = 500
const PAGE = 200

type PageOf<T> = { items: T[]; nextCursor: string | null }

const readAll = async <T>(read: (cursor: string | undefined) => Promise<PageOf<T>>) => {
  const all: T[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && all.length < MAX_ITEMS)
  return all.slice(0, MAX_ITEMS)
}

const listProductItems = async ({ ctx, workspaceId, source }: Of<'products'>) => {
  const products = await readAll((cursor) =>
    listProducts({ ctx, workspaceId, query: { cursor, limit: PAGE } }),
  )
  const { productIds } = source
  return products
    .filter(({ id }) => productIds.length === 0 || productIds.includes(id))
    .map(({ id, name }) => ({ key: id, title: name }))
}

const listFolderItems = async ({ ctx, workspaceId, source: { folderId } }: Of<'folder'>) => {
  const resources = await readAll((cursor) =>
    listResources({ ctx, workspaceId, query: { cursor, limit: PAGE, folderId, sort: 'oldest' } }),
  )
  return resources
    .filter(({ kind, state }) => kind !== 'audio' && state === 'ready')
    .map(({ id, name }) => ({ key: id, title: name }))
}

const listEvergreenItems = async ({ ctx, workspaceId, source }: Of<'evergreen'>) => {
  const posts = await listEvergreen({
    db: ctx.db,
    workspaceId,
    hashtag: source.hashtag,
    limit: MAX_ITEMS,
  })
  return posts.map(({ id, text, publishedAt }) => ({
    key: id,
    title: postTitle(text),
    availableAt: new Date(publishedAt.getTime() + source.cooldownDays * DAY_MS),
  }))
}

/** All current items of the source. */
export const listSourceItems = async ({
  source,
  ...input
}: Input & { source: AutomationSource }): Promise<SourceItem[]> => {
  switch (source.kind) {
    case 'topics':
      return [...new Set(source.topics)].map((topic) => ({ key: topic, title: topic }))
    case 'hooks': {
      const families = source.families.length > 0 ? source.families : hookFamily.options
      return families.map((family) => ({ key: family, title: HOOK_FAMILY_NAMES[family] }))
    }
    case 'products':
      return listProductItems({ ...input, source })
    case 'folder':
      return listFolderItems({ ...input, source })
    case 'footage': {
      const { ctx, automationId } = input
      return automationId === null ? [] : listClipItems({ ctx, automationId })
    }
    case 'evergreen':
      return listEvergreenItems({ ...input, source })
    case 'feed':
    case 'price-list':
      return input.automationId === null
        ? []
        : listUsableItems({
            db: input.ctx.db,
            automationId: input.automationId,
            limit: MAX_ITEMS,
          })
  }
}
