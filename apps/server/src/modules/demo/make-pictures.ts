import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { BRAND, PICTURES, PICTURES_STYLE } from './demo-reels.ts'
import type { DemoStep, StepInput } from './demo-step.ts'
import { findRendered, renderDemo } from './render-demo.ts'

const KEYS = Object.keys(PICTURES)

const ALBUM = {
  key: 'pictures',
  title: 'Картинки для постов',
  output: 'carousel' as const,
  content: {
    kind: 'slideshow' as const,
    form: createForm(
      Object.values(PICTURES).map((card, index) => createSlide(`slide${index + 1}`, card)),
      { brand: BRAND, style: PICTURES_STYLE, aspect: '4:5' },
    ),
  },
}

/** Pictures of posts and products, drawn in a style as a carousel. */
export const makePictures: DemoStep = {
  name: 'pictures',
  async run(input) {
    await renderDemo({ ...input, ...ALBUM })
  },
}

/** A picture by its key. */
export const findPicture = async ({
  ctx,
  actor,
  key,
}: Pick<StepInput, 'ctx' | 'actor'> & { key: string }): Promise<string> => {
  const picture = (await findRendered({ ctx, actor, ...ALBUM }))[KEYS.indexOf(key)]
  if (!picture) throw new Error(`There is no demo picture ${key}`)
  return picture
}
