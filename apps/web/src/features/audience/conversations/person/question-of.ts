import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'

const LINE = /\s+/g

/** The newest words of the person in one line: what a reel or a post answers. */
export const questionOf = ({
  items,
  conversation,
}: Pick<ConversationThread, 'items' | 'conversation'>): string => {
  const asked = items.findLast(
    ({ isOurs, isDeleted, text }) => !isOurs && !isDeleted && text.trim(),
  )
  const text = asked?.text ?? (conversation.last.isOurs ? '' : conversation.last.text)
  return text.replace(LINE, ' ').trim().slice(0, SENTENCE_MAX)
}
