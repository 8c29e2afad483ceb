import type { Conversation } from '@kadr/contract/audience/conversation'
import { describeLeft } from './ago.ts'
import { listCopy } from './copy.ts'

export type RowBadge = {
  icon: 'question' | 'unhappy' | 'direct' | 'mention' | 'held' | 'snoozed' | 'person' | 'label'
  tone: 'accent' | 'failed' | 'scheduled' | 'neutral'
  text: string
}

const MAX_BADGES = 2

const windowBadge = (windowEndsAt: string | null, now: Date): RowBadge => {
  if (windowEndsAt === null) return { icon: 'direct', tone: 'neutral', text: listCopy.direct }
  const until = new Date(windowEndsAt)
  return until <= now
    ? { icon: 'direct', tone: 'neutral', text: listCopy.windowClosed }
    : {
        icon: 'direct',
        tone: 'scheduled',
        text: listCopy.answerFor(describeLeft({ until, now })),
      }
}

/** What decides. Praise is not told: nothing has to be done about it. */
const findReason = (thread: Conversation, now: Date): RowBadge | undefined => {
  if (thread.held !== 'none') {
    const text = thread.held === 'spam' ? listCopy.heldSpam : listCopy.heldReview
    return { icon: 'held', tone: 'neutral', text }
  }
  if (thread.tone === 'bad') return { icon: 'unhappy', tone: 'failed', text: listCopy.unhappy }
  if (thread.kind === 'direct') return windowBadge(thread.windowEndsAt, now)
  if (thread.kind === 'mentions') {
    return { icon: 'mention', tone: 'neutral', text: listCopy.mention }
  }
  return thread.isQuestion
    ? { icon: 'question', tone: 'accent', text: listCopy.question }
    : undefined
}

/** At most two: what decides, then who holds it, or until when it is put off. */
export const badgesOf = ({
  thread,
  now,
  describeTime,
}: {
  thread: Conversation
  now: Date
  describeTime: (instant: string) => string
}): RowBadge[] => {
  const { snoozedUntil, assignee, labels } = thread
  const reason = findReason(thread, now)
  const holders: RowBadge[] = [
    ...(snoozedUntil
      ? [
          {
            icon: 'snoozed' as const,
            tone: 'neutral' as const,
            text: listCopy.snoozed(describeTime(snoozedUntil)),
          },
        ]
      : []),
    ...(assignee
      ? [{ icon: 'person' as const, tone: 'neutral' as const, text: assignee.name }]
      : []),
    ...labels
      .slice(0, 1)
      .map((text) => ({ icon: 'label' as const, tone: 'neutral' as const, text })),
  ]
  return [...(reason ? [reason] : []), ...holders].slice(0, MAX_BADGES)
}
