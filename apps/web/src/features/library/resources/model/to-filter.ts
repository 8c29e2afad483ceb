import type { ResourceFilter } from '../../../../media/resources/list-cache.ts'
import type { ResourcesSearch } from './resources-search.ts'

/** A search covers all folders; otherwise one folder is shown at a time. */
export const isEverywhere = ({ q, tag }: ResourcesSearch) => Boolean(q || tag)

export const hasFilters = ({ q, tag, kind }: ResourcesSearch) => Boolean(q || tag || kind)

export const toFilter = (search: ResourcesSearch): ResourceFilter => {
  const { source = 'own', folder, kind, tag, q, sort } = search
  const folderId = source === 'own' && !isEverywhere(search) ? (folder ?? 'root') : undefined
  return {
    source,
    ...(folderId && { folderId }),
    ...(kind && { kind }),
    ...(tag && { tag }),
    ...(q && { search: q }),
    ...(sort && { sort }),
  }
}
