import { MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import type { Messenger } from '../../../platform/outside/messengers/port.ts'

/** Sliding windows over all chats, over one chat and over one group. */
export const createSendLimits = ({
  limits: { perSecond, chatPauseMs, perGroupMinute },
  isGroup,
}: Pick<Messenger, 'limits' | 'isGroup'>) => {
  let all: number[] = []
  const chats = new Map<number, number[]>()
  let pausedUntil = 0

  const forgetOld = (now: number) => {
    all = all.filter((at) => at > now - SECOND_MS)
    for (const [chatId, times] of chats) {
      const recent = times.filter((at) => at > now - (isGroup(chatId) ? MINUTE_MS : chatPauseMs))
      if (recent.length === 0) chats.delete(chatId)
      else chats.set(chatId, recent)
    }
  }

  return {
    /** Counts a message; false when the limit is reached. */
    take: ({ chatId, now }: { chatId: number; now: number }): boolean => {
      forgetOld(now)
      const own = chats.get(chatId) ?? []
      const last = own.at(-1) ?? Number.NEGATIVE_INFINITY
      if (now < pausedUntil || all.length >= perSecond || last > now - chatPauseMs) return false
      if (isGroup(chatId) && own.length >= perGroupMinute) return false
      all.push(now)
      chats.set(chatId, [...own, now])
      return true
    },
    /** After a 429, which may apply to the whole bot. */
    pause: (until: number) => {
      pausedUntil = Math.max(pausedUntil, until)
    },
  }
}
