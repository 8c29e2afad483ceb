import {
  listConversationAccounts,
  readConversationAccount,
  switchConversationAccount,
} from '@kadr/contract/audience/conversation-accounts'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useConversationAccounts = () =>
  useQuery({ ...useApi().query(listConversationAccounts), enabled: useIsSignedIn() })

export const useSwitchAccount = () =>
  useApiMutation((api, { id, isOn }: { id: string; isOn: boolean }) =>
    api.call(switchConversationAccount, { params: { id }, body: { isOn } }),
  )

export const useReadAccount = () =>
  useApiMutation((api, id: string) => api.call(readConversationAccount, { params: { id } }))
