import type { ConversationKind, ItemTone } from '@kadr/contract/audience/conversation'
import type { ConversationRuleBody } from '@kadr/contract/audience/conversation-rules'
import { stemsOf } from '@kadr/kit/russian-stem'

export type MatchedItem = {
  text: string
  kind: ConversationKind
  connectionId: string
  postId: string | null
  tone: ItemTone
  isQuestion: boolean
}

const MAX_READ = 2000

/** Whole words in any form, in their order: «доставка» is found in «доставкой», not in «предоставка». */
const hasWords = (stems: readonly string[], phrase: string): boolean => {
  const wanted = stemsOf(phrase)
  if (wanted.length === 0) return false
  return stems.some((_, start) => wanted.every((stem, offset) => stems[start + offset] === stem))
}

/** Lines beginning with `>` quote somebody else: a rule does not answer our own words. */
const withoutQuotes = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n')

export const matchesRule = (
  { words, isQuestion, tone, kinds, connectionIds, postIds }: ConversationRuleBody['conditions'],
  item: MatchedItem,
): boolean => {
  if (isQuestion !== null && item.isQuestion !== isQuestion) return false
  if (tone !== null && item.tone !== tone) return false
  if (kinds.length > 0 && !kinds.includes(item.kind)) return false
  if (connectionIds.length > 0 && !connectionIds.includes(item.connectionId)) return false
  if (postIds.length > 0 && (item.postId === null || !postIds.includes(item.postId))) return false
  if (words.length === 0) return true
  const stems = stemsOf(withoutQuotes(item.text.slice(0, MAX_READ)))
  return words.some((word) => hasWords(stems, word))
}
