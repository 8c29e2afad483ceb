import type { ConversationState } from '@kadr/contract/audience/conversation'
import { DAY_MS } from '@kadr/kit/durations'

/** Backlog older than this is taken for done: nobody answers it now. */
const DONE_BACKLOG_MS = 7 * DAY_MS

export type ThreadFacts = {
  /** Null for a thread that is not stored yet. */
  state: ConversationState | null
  isSpam: boolean
  /** A person hid it: it stays so until the other one writes again. */
  isPutAway: boolean
  snoozedUntil: Date | null
  /** Something of the person came that was not there before. */
  hasNew: boolean
  /** All that is new is backlog. */
  isBacklogOnly: boolean
  unansweredSince: Date | null
  /** Nothing of the person is left to be seen: deleted, hidden, or held as spam. */
  isEmpty: boolean
  now: Date
}

/** Where a thread belongs after something has come in, was changed or deleted. */
export const settleThread = ({
  state,
  isSpam,
  isPutAway,
  snoozedUntil,
  hasNew,
  isBacklogOnly,
  unansweredSince,
  isEmpty,
  now,
}: ThreadFacts): { state: ConversationState; snoozedUntil: Date | null } => {
  if (isSpam || isEmpty || (isPutAway && !hasNew)) return { state: 'hidden', snoozedUntil: null }
  if (unansweredSince === null) return { state: 'answered', snoozedUntil: null }
  if (hasNew && isBacklogOnly && state === null) {
    const isOld = now.getTime() - unansweredSince.getTime() > DONE_BACKLOG_MS
    return { state: isOld ? 'answered' : 'waiting', snoozedUntil: null }
  }
  if (hasNew && !isBacklogOnly) return { state: 'new', snoozedUntil: null }
  if (state === null || state === 'hidden') return { state: 'new', snoozedUntil: null }
  return { state, snoozedUntil }
}

/** The page that opens a thread, whatever tab it is in. */
export const threadPath = (id: string) => `/inbox?thread=${id}`
