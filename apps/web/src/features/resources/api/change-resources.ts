import { changeResources, type Resource } from '@kadr/contract/resources'
import type { RouteRequest } from '@kadr/contract/route'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeInLists,
  forgetHiddenLists,
  removeFromLists,
} from '../../../media/model/list-cache.ts'
import { useApi } from '../../../platform/services.tsx'

type Change = RouteRequest<typeof changeResources>['body']

/** The API takes this many at once. */
const AT_ONCE = 500

const withTags = (resource: Resource, { add, remove }: { add: string[]; remove: string[] }) => ({
  ...resource,
  tags: [...new Set([...resource.tags.filter((tag) => !remove.includes(tag)), ...add])],
})

const applyToLists = ({ queries, ids, action }: Change & { queries: QueryClient }) => {
  forgetHiddenLists(queries)
  if (action.kind === 'delete') removeFromLists({ queries, ids })
  else if (action.kind === 'tag') {
    changeInLists({ queries, ids, change: (resource) => withTags(resource, action) })
  } else {
    const { folderId } = action
    changeInLists({ queries, ids, change: (resource) => ({ ...resource, folderId }) })
  }
}

/** Moves, tags or deletes any number of files. */
export const useChangeResources = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, action }: Change) => {
      let changed = 0
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const body = { ids: ids.slice(from, from + AT_ONCE), action }
        changed += (await api.call(changeResources, { body })).changed
        applyToLists({ queries, ...body })
      }
      return changed
    },
  })
}
