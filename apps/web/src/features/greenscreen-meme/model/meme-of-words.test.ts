import { reelContent } from '@kadr/contract/reel-content'
import { expect, it } from 'vitest'
import { memeOfWords } from './meme-of-words.ts'

it('has the words above and below', () => {
  const made = memeOfWords({ top: 'Понедельник', bottom: 'Кофе' })
  expect(made).toMatchObject({
    title: 'Понедельник Кофе',
    content: { form: { text: { top: 'Понедельник', bottom: 'Кофе' } } },
  })
  expect(reelContent.safeParse(made.content).error).toBeUndefined()
})
