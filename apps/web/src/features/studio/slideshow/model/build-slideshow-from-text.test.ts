import { createCard } from '@kadr/contract/studio/create-card'
import { reelContent } from '@kadr/contract/studio/reel-content'
import { expect, it } from 'vitest'
import { buildSlideshowFromText } from './build-slideshow-from-text.ts'

const words = {
  kind: 'slideshow' as const,
  isKnown: true,
  storyboard: {
    slides: [
      createCard('hook', { title: 'Три *ошибки*' }),
      createCard('item', { title: 'Раз', body: 'Один' }),
      createCard('cta', { title: 'Сохраните', act: 'Напишите нам' }),
    ],
  },
  caption: '',
  hashtags: [],
}

it('builds an identical, valid reel from the same text', async () => {
  const made = await buildSlideshowFromText({ words, product: undefined })
  expect(made.title).toBe('Три ошибки')
  expect(reelContent.safeParse(made.content).error).toBeUndefined()
  expect(await buildSlideshowFromText({ words, product: undefined })).toEqual(made)
})
