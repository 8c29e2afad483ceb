import type { ResourceKind } from '@kadr/contract/resources'
import { isUuid } from '@kadr/kit/is-uuid'
import type { ResourceSort } from '../../../media/model/resource-filter.ts'

/** What the address of the page says: the place, the filters and the open file. */
export type ResourcesSearch = {
  source?: 'starter'
  folder?: string
  kind?: ResourceKind
  tag?: string
  q?: string
  sort?: ResourceSort
  item?: string
}

const KINDS: readonly ResourceKind[] = ['image', 'video', 'audio']
const SORTS: readonly ResourceSort[] = ['newest', 'oldest', 'name', 'largest']

const textOf = (value: unknown, max: number) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= max ? text : undefined
}
const idOf = (value: unknown) => (typeof value === 'string' && isUuid(value) ? value : undefined)

/** Takes what it understands and drops the rest: an old link still opens the page. */
export const readResourcesSearch = (search: Record<string, unknown>): ResourcesSearch => {
  const folder = idOf(search.folder)
  const kind = KINDS.find((value) => value === search.kind)
  const tag = textOf(search.tag, 40)
  const q = textOf(search.q, 200)
  const sort = SORTS.find((value) => value === search.sort)
  const item = idOf(search.item)
  return {
    ...(search.source === 'starter' && { source: 'starter' }),
    ...(folder && { folder }),
    ...(kind && { kind }),
    ...(tag && { tag }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(item && { item }),
  }
}
