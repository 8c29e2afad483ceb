import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { BRAND, PICTURES, PICTURES_STYLE } from '../content/demo-reels.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { findRendered, renderDemo } from './render-demo.ts'

export const ALBUM = { key: 'pictures', title: 'Картинки для постов' }

const KEYS = Object.keys(PICTURES)

const buildForm = () => {
  const slides = Object.values(PICTURES).map((card, index) =>
    createSlide(`slide${index + 1}`, card),
  )
  return createForm(slides, {
    brand: BRAND,
    style: PICTURES_STYLE,
    aspect: '4:5',
    hasCounter: false,
  })
}

/** Pictures of posts, drawn as a carousel without a counter. */
export const makePictures: DemoStep = {
  name: 'pictures',
  async run(input) {
    const content = { kind: 'slideshow' as const, form: buildForm() }
    await renderDemo({ ...input, ...ALBUM, content, output: 'carousel' })
  },
}

export const findPicture = async ({
  ctx,
  actor,
  key,
}: Pick<StepInput, 'ctx' | 'actor'> & { key: string }): Promise<string> => {
  const picture = (await findRendered({ ctx, actor, key: ALBUM.key }))[KEYS.indexOf(key)]
  if (!picture) throw new Error(`There is no demo picture ${key}`)
  return picture
}
