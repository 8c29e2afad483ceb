import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { countOurs } from '../thread/timeline.ts'

type Person = { name: string; isWriting: boolean }

/** Why an answer should wait for a second thought; undefined when nothing speaks against it. */
export type AnswerHold = { kind: 'answered' } | { kind: 'writing'; name: string }

export const findHold = ({
  thread,
  seenOurs,
  others,
}: {
  thread: Pick<ConversationThread, 'items' | 'answers'>
  /** How many words of ours were there when the draft was begun. */
  seenOurs: number | undefined
  others: readonly Person[]
}): AnswerHold | undefined => {
  if (seenOurs !== undefined && countOurs(thread) > seenOurs) return { kind: 'answered' }
  const writer = others.find(({ isWriting }) => isWriting)
  return writer && { kind: 'writing', name: writer.name }
}
