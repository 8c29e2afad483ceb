import type { ResourceKind } from '@kadr/contract/resources'

export type ResourceSort = 'newest' | 'oldest' | 'name' | 'largest'
export type ResourceSource = 'own' | 'starter'

/** Filter of a resource list. Without `folderId`: all folders. */
export type ResourceFilter = {
  source: ResourceSource
  kind?: ResourceKind | undefined
  folderId?: string | undefined
  tag?: string | undefined
  search?: string | undefined
  sort?: ResourceSort | undefined
}
