import type { RouteRequest } from '@kadr/contract/base/route'
import { updateResource } from '@kadr/contract/library/resources'
import { changePosts } from '@kadr/contract/publishing/post-changes'
import { checkImport, importPosts } from '@kadr/contract/publishing/post-import'
import { restorePost } from '@kadr/contract/publishing/post-trash'
import {
  cancelTarget,
  createPost,
  deletePost,
  duplicatePost,
  type Post,
  type PostState,
  removeTarget,
  retryTarget,
  reviewPost,
  schedulePost,
  setDraftTime,
  settleTarget,
  unschedulePost,
  updatePost,
} from '@kadr/contract/publishing/posts'
import { postponeTarget, setTargetUrl } from '@kadr/contract/publishing/target-handovers'
import { useMemo } from 'react'
import { inWorkspace } from '../../../../platform/api/api-client.ts'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import type { ComposerForm } from '../composer/composer-form.ts'

export type DraftCalls = {
  create: (input: { form: ComposerForm; key: string }) => Promise<Post>
  update: (input: { form: ComposerForm; id: string; version: number }) => Promise<Post>
}

/** A draft is saved where it was begun, also when another workspace has been opened meanwhile. */
export const useDraftCalls = (workspaceId: string): DraftCalls => {
  const api = useApi()
  return useMemo(() => {
    const headers = inWorkspace(workspaceId)
    return {
      create: ({ form, key }) =>
        api.call(createPost, { headers: { ...headers, 'idempotency-key': key }, body: form }),
      update: ({ form, id, version }) =>
        api.call(updatePost, { headers, params: { id }, body: { version, ...form } }),
    }
  }, [api, workspaceId])
}

export const useRestorePost = () =>
  useApiMutation((api, id: string) => api.call(restorePost, { params: { id } }))

type Scheduling = Pick<RouteRequest<typeof schedulePost>['body'], 'when' | 'repeat'>
type Submission = Scheduling & {
  draft: ComposerForm
  isDirty: boolean
  /** Undefined for a post that does not exist yet. */
  saved: { id: string; version: number } | undefined
  key: string
}

/** One request, so a new or unsaved draft is created, saved and scheduled atomically. */
export const useScheduleDraft = () => {
  const api = useApi()
  return ({ draft, isDirty, saved, key, ...scheduling }: Submission): Promise<Post> =>
    saved
      ? api.call(schedulePost, {
          params: { id: saved.id },
          body: { version: saved.version, ...scheduling, ...(isDirty && draft) },
        })
      : api.call(createPost, {
          headers: { 'idempotency-key': key },
          body: { ...draft, ...scheduling },
        })
}

type Move = { id: string; version: number; state: PostState; wallTime: string; timeZone: string }

/** A draft stays a draft; a scheduled post is rescheduled. */
export const useMovePost = () =>
  useApiMutation((api, { id, version, state, ...time }: Move) =>
    state === 'draft'
      ? api.call(setDraftTime, { params: { id }, body: { version, ...time } })
      : api.call(schedulePost, {
          params: { id },
          body: { version, when: { kind: 'at', ...time } },
        }),
  )

export const useUnschedulePost = () =>
  useApiMutation((api, { id, version }: { id: string; version: number }) =>
    api.call(unschedulePost, { params: { id }, body: { version } }),
  )

type Review = { id: string } & RouteRequest<typeof reviewPost>['body']

export const useReviewPost = () =>
  useApiMutation((api, { id, ...body }: Review) => api.call(reviewPost, { params: { id }, body }))

export const useDuplicatePost = () =>
  useApiMutation((api, id: string) => api.call(duplicatePost, { params: { id } }))

export const useDeletePost = () =>
  useApiMutation((api, id: string) => api.call(deletePost, { params: { id } }))

export type BulkChange = RouteRequest<typeof changePosts>['body']

export const useChangePosts = () =>
  useApiMutation((api, body: BulkChange) => api.call(changePosts, { body }))

type TargetParams = RouteRequest<typeof retryTarget>['params']

export const useRetryTarget = () =>
  useApiMutation((api, params: TargetParams) => api.call(retryTarget, { params }))

export const useCancelTarget = () =>
  useApiMutation((api, params: TargetParams) => api.call(cancelTarget, { params }))

export const useRemoveTarget = () =>
  useApiMutation((api, params: TargetParams) => api.call(removeTarget, { params }))

export const useSettleTarget = () =>
  useApiMutation((api, input: RouteRequest<typeof settleTarget>) => api.call(settleTarget, input))

export const usePostponeTarget = () =>
  useApiMutation((api, input: RouteRequest<typeof postponeTarget>) =>
    api.call(postponeTarget, input),
  )

export const useSetTargetUrl = () =>
  useApiMutation((api, input: RouteRequest<typeof setTargetUrl>) => api.call(setTargetUrl, input))

export type ImportSource = RouteRequest<typeof checkImport>['body']

export const useCheckImport = () =>
  useApiMutation((api, body: ImportSource) => api.call(checkImport, { body }))

type Import = RouteRequest<typeof importPosts>['body']

export const useImportPosts = () =>
  useApiMutation((api, body: Import) => api.call(importPosts, { body }))

/** The alternative text belongs to the resource: it shows wherever the resource is used. */
export const useUpdateAltText = () =>
  useApiMutation((api, { id, altText }: { id: string; altText: string }) =>
    api.call(updateResource, { params: { id }, body: { altText } }),
  )
