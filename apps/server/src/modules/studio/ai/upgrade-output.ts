import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import * as z from 'zod/mini'

/** Slideshows were stored as a hook and one text per slide before slides had roles. */
const textSlideshow = z.object({
  kind: z.literal('slideshow'),
  hook: z.string(),
  slides: z.array(z.object({ text: z.string() })),
  caption: z.string(),
  hashtags: z.array(z.string()),
})

const toCards = (texts: readonly string[]): SlideCard[] =>
  texts.map((title, index) => createCard('item', { n: index + 1, title }))

/** A stored output migrated to the current format; anything else is returned unchanged. */
export const upgradeOutput = (stored: unknown): unknown => {
  const old = z.safeParse(textSlideshow, stored)
  if (!old.success) return stored
  const { hook, slides, caption, hashtags } = old.data
  const texts = slides.map(({ text }) => text)
  const call = texts.at(-1)
  return {
    kind: 'slideshow',
    isKnown: true,
    storyboard: {
      slides: [
        createCard('hook', { title: hook }),
        ...toCards(texts.slice(0, -1)),
        ...(call === undefined ? [] : [createCard('cta', { title: call })]),
      ],
    },
    caption,
    hashtags,
  }
}
