import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import { expect, it } from 'vitest'
import { makeConversation } from '../list/conversation.fixture.ts'
import { makeItem } from '../thread/thread.fixture.ts'
import { questionOf } from './question-of.ts'

const conversation = makeConversation()

it('takes the newest words of the person in one line', () => {
  const items = [
    makeItem({ text: 'Раньше' }),
    makeItem({ text: 'А с ребёнком\n можно?' }),
    makeItem({ text: 'Можно', isOurs: true }),
    makeItem({ text: '', isDeleted: true }),
  ]
  expect(questionOf({ items, conversation })).toBe('А с ребёнком можно?')
})

it('is no longer than a sentence of a reel may be', () => {
  const items = [makeItem({ text: 'а'.repeat(SENTENCE_MAX + 5) })]
  expect(questionOf({ items, conversation })).toHaveLength(SENTENCE_MAX)
})
