import type { ConversationRule } from '@kadr/contract/audience/conversation-rules'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { ACTION_NAMES, rulesCopy } from './copy.ts'

const { form: words } = rulesCopy
const TONES = { good: words.toneGood, bad: words.toneBad, none: words.toneNone }

const POSTS: PluralForms = ['постом', 'постами', 'постами']

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('ru') + text.slice(1)

/** «Цена, сколько, это вопрос → ответить» */
export const describeRule = ({
  conditions: { words: known, isQuestion, tone, postIds },
  action,
}: Pick<ConversationRule, 'conditions' | 'action'>): string => {
  const conditions = [
    ...known.map((word) => `«${word}»`),
    ...(isQuestion === null ? [] : [lower(isQuestion ? words.questionYes : words.questionNo)]),
    ...(tone === null ? [] : [lower(TONES[tone])]),
    ...(postIds.length === 0 ? [] : [`под ${countOf({ count: postIds.length, forms: POSTS })}`]),
  ]
  return `Если ${conditions.join(', ')}: ${lower(ACTION_NAMES[action.kind])}`
}
