import { reelContent } from '@kadr/contract/reel-content'
import { expect, it } from 'vitest'
import { demoOfWords } from './demo-of-words.ts'

it('has every word in its place, the same each time', () => {
  const words = { hook: 'Вы теряете часы', benefits: ['Быстро'], callToAction: 'Напишите нам' }
  const made = demoOfWords({ words, product: undefined })
  expect(made).toMatchObject({
    title: 'Вы теряете часы',
    content: { form: { benefits: [{ text: 'Быстро' }], callToAction: { text: 'Напишите нам' } } },
  })
  expect(reelContent.safeParse(made.content).error).toBeUndefined()
  expect(demoOfWords({ words, product: undefined })).toEqual(made)
})
