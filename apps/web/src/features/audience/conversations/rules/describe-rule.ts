import type { ConversationRule } from '@kadr/contract/audience/conversation-rules'
import { ACTION_NAMES, rulesCopy } from './copy.ts'

const { form: words } = rulesCopy
const TONES = { good: words.toneGood, bad: words.toneBad, none: words.toneNone }

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('ru') + text.slice(1)

/** «Цена, сколько, это вопрос → ответить» */
export const describeRule = ({
  conditions: { words: known, isQuestion, tone },
  action,
}: Pick<ConversationRule, 'conditions' | 'action'>): string => {
  const conditions = [
    ...known.map((word) => `«${word}»`),
    ...(isQuestion === null ? [] : [lower(isQuestion ? words.questionYes : words.questionNo)]),
    ...(tone === null ? [] : [lower(TONES[tone])]),
  ]
  return `Если ${conditions.join(', ')}: ${lower(ACTION_NAMES[action.kind])}`
}
