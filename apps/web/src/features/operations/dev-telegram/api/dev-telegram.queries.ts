import { readBotChat } from '@kadr/contract/operations/dev'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/services.tsx'

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
