import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import {
  BRAND,
  PICTURES,
  PICTURES_STYLE,
  PRODUCT_PICTURES,
  PRODUCT_PICTURES_STYLE,
} from './demo-reels.ts'
import type { DemoStep, StepInput } from './demo-step.ts'
import { findRendered, renderDemo } from './render-demo.ts'

type Album = {
  key: string
  title: string
  style: string
  cards: Readonly<Record<string, SlideCard>>
}

export const ALBUMS: readonly Album[] = [
  { key: 'pictures', title: 'Картинки для постов', style: PICTURES_STYLE, cards: PICTURES },
  {
    key: 'product-pictures',
    title: 'Снимки продуктов',
    style: PRODUCT_PICTURES_STYLE,
    cards: PRODUCT_PICTURES,
  },
]

const formOf = ({ style, cards }: Album) => {
  const slides = Object.values(cards).map((card, index) => createSlide(`slide${index + 1}`, card))
  return createForm(slides, { brand: BRAND, style, aspect: '4:5', hasCounter: false })
}

/** Pictures of posts and products, drawn as a carousel without a counter. */
export const makePictures: DemoStep = {
  name: 'pictures',
  async run(input) {
    for (const album of ALBUMS) {
      const content = { kind: 'slideshow' as const, form: formOf(album) }
      await renderDemo({ ...input, ...album, content, output: 'carousel' })
    }
  },
}

export const findPicture = async ({
  ctx,
  actor,
  key,
}: Pick<StepInput, 'ctx' | 'actor'> & { key: string }): Promise<string> => {
  const album = ALBUMS.find(({ cards }) => key in cards)
  const at = Object.keys(album?.cards ?? {}).indexOf(key)
  const picture = album && (await findRendered({ ctx, actor, key: album.key }))[at]
  if (!picture) throw new Error(`There is no demo picture ${key}`)
  return picture
}
