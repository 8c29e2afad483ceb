import {
  answerConversation,
  type ConversationChange,
  cancelAnswer,
  changeConversations,
  type Moderation,
  moderateConversations,
  putPersonNote,
  settleAnswer,
  suggestAnswers,
  undoModeration,
} from '@kadr/contract/audience/conversations'
import type { RouteRequest } from '@kadr/contract/base/route'
import { createPost } from '@kadr/contract/publishing/posts'
import { useQueryClient } from '@tanstack/react-query'
import { spendAiPointLocally } from '../../../../ai/ask/spend-ai-point.ts'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi, useServices } from '../../../../platform/api/services.tsx'

type Changing = { ids: readonly string[]; change: ConversationChange }

export const useChangeConversations = () =>
  useApiMutation((api, { ids, change }: Changing) =>
    api.call(changeConversations, { body: { ids: [...ids], change } }),
  )

export type Moderating = { ids: readonly string[]; act: Moderation; itemId?: string | undefined }

export const useModerate = () =>
  useApiMutation((api, { ids, act, itemId }: Moderating) =>
    api.call(moderateConversations, { body: { ids: [...ids], act, itemId: itemId ?? null } }),
  )

export const useUndoModeration = () =>
  useApiMutation((api, key: string) => api.call(undoModeration, { body: { key } }))

type OfThread = { id: string }
type Answering = OfThread & RouteRequest<typeof answerConversation>['body'] & { key: string }

export const useAnswer = () =>
  useApiMutation((api, { id, key, ...body }: Answering) =>
    api.call(answerConversation, {
      params: { id },
      headers: { 'idempotency-key': key },
      body,
    }),
  )

type OfAnswer = OfThread & { answerId: string }

export const useCancelAnswer = () =>
  useApiMutation((api, params: OfAnswer) => api.call(cancelAnswer, { params }))

export const useSettleAnswer = () =>
  useApiMutation((api, { isSent, ...params }: OfAnswer & { isSent: boolean }) =>
    api.call(settleAnswer, { params, body: { isSent } }),
  )

export const useSuggestAnswers = () => {
  const { account } = useServices()
  const api = useApi()
  const queries = useQueryClient()
  return useApiMutation(async (caller, id: string) => {
    const suggested = await caller.call(suggestAnswers, { params: { id } })
    if (!suggested.isOffline) spendAiPointLocally({ api, queries, account })
    return suggested
  })
}

type Note = OfThread & RouteRequest<typeof putPersonNote>['body']

export const usePutPersonNote = () =>
  useApiMutation((api, { id, ...body }: Note) => api.call(putPersonNote, { params: { id }, body }))

/** A draft that begins with what was asked. */
export const useMakePost = () =>
  useApiMutation((api, { text, key }: { text: string; key: string }) =>
    api.call(createPost, {
      headers: { 'idempotency-key': key },
      body: { text, mediaIds: [], utm: null, erid: '', targets: [] },
    }),
  )
