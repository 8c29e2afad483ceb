import { actInBotChat, launchTelegram, readBotChat } from '@kadr/contract/dev'
import type { RouteRequest } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'
import { useApiMutation } from '../../../platform/use-api-mutation.ts'

export type LaunchRequest = RouteRequest<typeof launchTelegram>['body']

/** Launch parameters signed by the local bot. */
export const useLaunchTelegram = () =>
  useApiMutation((api, body: LaunchRequest) => api.call(launchTelegram, { body }))

const CHAT_POLL_MS = 1500

export const useBotChat = (telegramId: number) =>
  useQuery({
    ...useApi().query(readBotChat, { params: { telegramId } }),
    refetchInterval: CHAT_POLL_MS,
  })

type ChatAct = RouteRequest<typeof actInBotChat>['body']

export const useActInBotChat = (telegramId: number) =>
  useApiMutation((api, body: ChatAct) => api.call(actInBotChat, { params: { telegramId }, body }))
