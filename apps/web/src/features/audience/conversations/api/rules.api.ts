import {
  type ConversationRuleBody,
  createConversationRule,
  deleteConversationRule,
  listConversationRules,
  listRuleActs,
  switchConversationRule,
  tryConversationRule,
  undoRuleAct,
  updateConversationRule,
} from '@kadr/contract/audience/conversation-rules'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApiMutation, useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

const PAGE_SIZE = 30

export const useRules = () =>
  useQuery({ ...useApi().query(listConversationRules), enabled: useIsSignedIn() })

export const useRuleActs = (id: string) => {
  const query = useInfiniteQuery({
    ...useApi().pages(listRuleActs, { params: { id }, query: {}, pageSize: PAGE_SIZE }),
    enabled: useIsSignedIn(),
  })
  return { ...query, acts: useItems(query.data) }
}

type Saving = { saved: { id: string; version: number } | undefined; rule: ConversationRuleBody }

export const useSaveRule = () =>
  useApiMutation((api, { saved, rule }: Saving) =>
    saved
      ? api.call(updateConversationRule, {
          params: { id: saved.id },
          body: { version: saved.version, rule },
        })
      : api.call(createConversationRule, { body: rule }),
  )

type Switching = { id: string; version: number; isOn: boolean }

export const useSwitchRule = () =>
  useApiMutation((api, { id, ...body }: Switching) =>
    api.call(switchConversationRule, { params: { id }, body }),
  )

export const useDeleteRule = () =>
  useApiMutation((api, id: string) => api.call(deleteConversationRule, { params: { id } }))

export const useTryRule = () =>
  useApiMutation((api, id: string) => api.call(tryConversationRule, { params: { id } }))

export const useUndoRuleAct = () =>
  useApiMutation((api, params: { id: string; actId: string }) => api.call(undoRuleAct, { params }))
