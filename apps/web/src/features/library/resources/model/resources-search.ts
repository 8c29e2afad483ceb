import type { ResourceKind } from '@kadr/contract/library/resources'
import type { ResourceSort } from '../../../../media/resources/list-cache.ts'
import {
  oneOf,
  type Search,
  searchReader,
  textParam,
  uuidParam,
} from '../../../../platform/page/read-search.ts'

type ResourcesParams = {
  source: 'starter'
  folder: string
  kind: ResourceKind
  tag: string
  q: string
  sort: ResourceSort
  item: string
}
export type ResourcesSearch = Search<ResourcesParams>

const KINDS: readonly ResourceKind[] = ['image', 'video', 'audio']
/** Without `newest`, the default. */
const SORTS: readonly ResourceSort[] = ['oldest', 'name', 'largest']

export const readResourcesSearch = searchReader<ResourcesParams>({
  source: oneOf(['starter']),
  folder: uuidParam,
  kind: oneOf(KINDS),
  tag: textParam(40),
  q: textParam(200),
  sort: oneOf(SORTS),
  item: uuidParam,
})
