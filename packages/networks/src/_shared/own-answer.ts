import { MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import type { AnswerInput, AnswerReconcileOutcome, IncomingItem } from '../conversations.ts'

/** Our clock and that of the network. */
const SKEW_MS = MINUTE_MS
/** Lists of networks lag behind their writes. */
export const SETTLE_MS = 2 * MINUTE_MS
export const SETTLE_AT_ONCE_MS = 30 * SECOND_MS

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Our answer among what the network lists: by the author's id, the text and the time; the oldest of several. */
const findOwnAnswer = (of: {
  items: readonly IncomingItem[]
  answer: Pick<AnswerInput, 'text' | 'startedAt'>
}): IncomingItem | undefined => {
  const since = of.answer.startedAt.getTime() - SKEW_MS
  return of.items
    .filter(({ isOurs, happenedAt }) => isOurs && happenedAt.getTime() >= since)
    .filter(({ text }) => plain(text) === plain(of.answer.text))
    .sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime())[0]
}

/** `isWhole`: the list had everything since the attempt, so what is not there was not sent. */
export const toReconciled = (of: {
  items: readonly IncomingItem[]
  answer: Pick<AnswerInput, 'text' | 'startedAt'>
  isWhole: boolean
}): AnswerReconcileOutcome => {
  const { externalId, url, details } = findOwnAnswer(of) ?? {}
  if (externalId !== undefined) {
    return { kind: 'published', post: { externalId, url: url ?? null, details: details ?? {} } }
  }
  return { kind: of.isWhole ? 'absent' : 'undecidable' }
}
