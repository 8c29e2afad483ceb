import { reelContent } from '@kadr/contract/reel-content'
import { expect, it } from 'vitest'
import { talkingHeadOfWords } from './talking-head-of-words.ts'

it('says what was written', () => {
  const lines = [
    { text: 'Раз.', seconds: 1 },
    { text: 'Два.', seconds: 1 },
  ]
  const made = talkingHeadOfWords({ kind: 'talking_head', lines, seconds: 2, caption: '' })
  expect(made).toMatchObject({ title: 'Раз. Два.', content: { form: { script: 'Раз.\nДва.' } } })
  expect(reelContent.safeParse(made.content).error).toBeUndefined()
})
