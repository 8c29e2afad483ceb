import { MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'

/** Telegram takes about 30 messages a second; the publisher uses the same bot. */
const PER_SECOND = 25
const PER_GROUP_MINUTE = 20

/** Ids of groups and channels are negative, those of people positive. */
export const isGroup = (chatId: number): boolean => chatId < 0

/** Sliding windows over all chats, over one chat and over one group. */
export const createSendLimits = () => {
  let all: number[] = []
  const chats = new Map<number, number[]>()
  let pausedUntil = 0

  const forgetOld = (now: number) => {
    all = all.filter((at) => at > now - SECOND_MS)
    for (const [chatId, times] of chats) {
      const recent = times.filter((at) => at > now - (isGroup(chatId) ? MINUTE_MS : SECOND_MS))
      if (recent.length === 0) chats.delete(chatId)
      else chats.set(chatId, recent)
    }
  }

  return {
    /** Counts a message; false when it has to wait. */
    take: ({ chatId, now }: { chatId: number; now: number }): boolean => {
      forgetOld(now)
      const own = chats.get(chatId) ?? []
      const last = own.at(-1) ?? Number.NEGATIVE_INFINITY
      if (now < pausedUntil || all.length >= PER_SECOND || last > now - SECOND_MS) return false
      if (isGroup(chatId) && own.length >= PER_GROUP_MINUTE) return false
      all.push(now)
      chats.set(chatId, [...own, now])
      return true
    },
    /** After a 429, which may concern the bot as a whole. */
    pause: (until: number) => {
      pausedUntil = Math.max(pausedUntil, until)
    },
  }
}
