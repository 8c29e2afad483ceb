import type { RouteRequest } from '@kadr/contract/base/route'
import { actInBotChat, launchTelegram } from '@kadr/contract/operations/dev'
import { useMutation } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'

export type LaunchRequest = RouteRequest<typeof launchTelegram>['body']

/** Launch parameters signed by the local bot. */
export const useLaunchTelegram = () =>
  useApiMutation((api, body: LaunchRequest) => api.call(launchTelegram, { body }))

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
