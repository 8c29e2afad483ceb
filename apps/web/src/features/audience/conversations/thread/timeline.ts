import type { ConversationAnswer, ConversationItem } from '@kadr/contract/audience/conversation'

export type Entry =
  | { kind: 'item'; id: string; at: string; item: ConversationItem }
  | { kind: 'answer'; id: string; at: string; answer: ConversationAnswer }

type Day = { day: string; entries: Entry[] }

const entryTime = ({ at }: Entry) => new Date(at).getTime()

/** Theirs, ours and what is on its way, oldest first. */
export const mergeEntries = ({
  items,
  answers,
}: {
  items: readonly ConversationItem[]
  answers: readonly ConversationAnswer[]
}): Entry[] => {
  const known = new Map(items.map((item) => [item.id, item]))
  return [
    ...[...known.values()].map((item) => ({
      kind: 'item' as const,
      id: item.id,
      at: item.happenedAt,
      item,
    })),
    ...answers
      .filter(({ state }) => state !== 'cancelled')
      .map((answer) => ({
        kind: 'answer' as const,
        id: answer.id,
        at: answer.sentAt ?? answer.sendsAt,
        answer,
      })),
  ].sort((a, b) => entryTime(a) - entryTime(b))
}

/** By the local day; the day is its ISO date. */
export const groupByDay = ({
  entries,
  timeZone,
}: {
  entries: readonly Entry[]
  timeZone: string
}): Day[] => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const days: Day[] = []
  for (const entry of entries) {
    const day = format.format(new Date(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/**
 * How many words of ours the thread has, on their way or arrived. An answer that becomes an item does not change it; a
 * colleague's answer does.
 */
export const countOurs = ({
  items,
  answers,
}: {
  items: readonly Pick<ConversationItem, 'isOurs'>[]
  answers: readonly Pick<ConversationAnswer, 'state'>[]
}): number =>
  items.filter(({ isOurs }) => isOurs).length +
  answers.filter(({ state }) => state !== 'cancelled' && state !== 'rejected').length
