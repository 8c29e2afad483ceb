import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { PICTURES, PICTURES_STYLE } from './demo-reels.ts'
import type { DemoStep, StepInput } from './demo-step.ts'
import { getBrand } from './make-logo.ts'
import { findRendered, renderDemo } from './render-demo.ts'

export const ALBUM_KEY = 'pictures'

const KEYS = Object.keys(PICTURES)
const SLIDES = Object.values(PICTURES).map((card, index) => createSlide(`slide${index + 1}`, card))

/** Pictures of posts and products, drawn in a style as a carousel. Each stands alone, so they have no counter. */
export const makePictures: DemoStep = {
  name: 'pictures',
  async run(input) {
    const brand = await getBrand(input)
    const form = createForm(SLIDES, {
      brand,
      style: PICTURES_STYLE,
      aspect: '4:5',
      hasCounter: false,
    })
    await renderDemo({
      ...input,
      key: ALBUM_KEY,
      title: 'Картинки для постов',
      content: { kind: 'slideshow', form },
      output: 'carousel',
    })
  },
}

/** A picture by its key. */
export const findPicture = async ({
  ctx,
  actor,
  key,
}: Pick<StepInput, 'ctx' | 'actor'> & { key: string }): Promise<string> => {
  const picture = (await findRendered({ ctx, actor, key: ALBUM_KEY }))[KEYS.indexOf(key)]
  if (!picture) throw new Error(`There is no demo picture ${key}`)
  return picture
}
