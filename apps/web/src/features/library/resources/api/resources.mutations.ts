import type { RouteRequest } from '@kadr/contract/base/route'
import {
  changeResources,
  createFolder,
  deleteFolder,
  type Resource,
  updateFolder,
  updateResource,
} from '@kadr/contract/library/resources'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeInLists,
  reloadLists,
  removeFromLists,
  replaceInLists,
} from '../../../../media/resources/list-cache.ts'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'

export type ResourceChanges = RouteRequest<typeof updateResource>['body']

export const useUpdateResource = (id: string) => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ResourceChanges) => api.call(updateResource, { params: { id }, body }),
    onSuccess: (resource) => replaceInLists({ queries, resource }),
  })
}

type Change = RouteRequest<typeof changeResources>['body']

/** Limit of the API per request. */
const BATCH_SIZE = 500

const withTags = (resource: Resource, { add, remove }: { add: string[]; remove: string[] }) => ({
  ...resource,
  tags: [...new Set([...resource.tags.filter((tag) => !remove.includes(tag)), ...add])],
})

const applyToLists = ({ queries, ids, action }: Change & { queries: QueryClient }) => {
  if (action.kind === 'delete') removeFromLists({ queries, ids })
  else if (action.kind === 'tag') {
    changeInLists({ queries, ids, change: (resource) => withTags(resource, action) })
  } else {
    const { folderId } = action
    changeInLists({ queries, ids, change: (resource) => ({ ...resource, folderId }) })
  }
}

export const useChangeResources = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, action }: Change) => {
      let changed = 0
      for (let from = 0; from < ids.length; from += BATCH_SIZE) {
        const body = { ids: ids.slice(from, from + BATCH_SIZE), action }
        changed += (await api.call(changeResources, { body })).changed
        applyToLists({ queries, ...body })
      }
      return changed
    },
  })
}

export const useCreateFolder = () =>
  useApiMutation((api, body: { name: string; parentId: string | null }) =>
    api.call(createFolder, { body }),
  )

type FolderChange = { id: string; name?: string; parentId?: string | null }

export const useUpdateFolder = () =>
  useApiMutation((api, { id, ...body }: FolderChange) =>
    api.call(updateFolder, { params: { id }, body }),
  )

/** The server moves the folder's content to its parent, so the list is refetched from the start. */
export const useDeleteFolder = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(deleteFolder, { params: { id } }),
    onSuccess: () => void reloadLists(queries),
  })
}
