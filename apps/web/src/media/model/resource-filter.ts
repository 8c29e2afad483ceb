import type { ResourceKind } from '@kadr/contract/resources'

export type ResourceSort = 'newest' | 'oldest' | 'name' | 'largest'
export type ResourceSource = 'own' | 'starter'

/** Which resources a list shows. Without `folderId`, those of every folder. */
export type ResourceFilter = {
  source: ResourceSource
  kind?: ResourceKind | undefined
  folderId?: string | undefined
  tag?: string | undefined
  search?: string | undefined
  sort?: ResourceSort | undefined
}
