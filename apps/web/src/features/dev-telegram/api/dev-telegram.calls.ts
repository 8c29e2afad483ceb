import { actInBotChat, launchTelegram, readBotChat } from '@kadr/contract/dev'
import type { RouteRequest } from '@kadr/contract/route'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi } from '../../../platform/services.tsx'

export type LaunchRequest = RouteRequest<typeof launchTelegram>['body']

/** Launch parameters signed by the local bot. */
export const useLaunchTelegram = () =>
  useApiMutation((api, body: LaunchRequest) => api.call(launchTelegram, { body }))

const CHAT_POLL_MS = 1500

/** `thread`: a topic of the group of the team; null for the chat with the bot. */
export const useBotChat = ({ telegramId, thread }: { telegramId: number; thread: number | null }) =>
  useQuery({
    ...useApi().query(readBotChat, {
      params: { telegramId },
      query: thread === null ? {} : { thread: String(thread) },
    }),
    refetchInterval: CHAT_POLL_MS,
  })

type ChatAct = RouteRequest<typeof actInBotChat>['body']

export const useActInBotChat = (telegramId: number) =>
  useApiMutation((api, body: ChatAct) => api.call(actInBotChat, { params: { telegramId }, body }))

type SentFiles = { text: string; files: readonly File[] }

const sendFiles = async (telegramId: number, { text, files }: SentFiles): Promise<void> => {
  const body = new FormData()
  body.append('text', text)
  for (const file of files) body.append('file', file)
  // The fake Telegram itself takes files, as the servers of Telegram do.
  const path = `/sandbox/net/telegram/www/chat/${telegramId}/send`
  const answer = await fetch(path, { method: 'POST', body })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`)
}

/** One file is a message, several are an album. */
export const useSendFiles = (telegramId: number) => {
  const api = useApi()
  return useMutation({
    mutationFn: (sent: SentFiles) => sendFiles(telegramId, sent),
    onSettled: () => api.markStale(['botChat']),
  })
}
