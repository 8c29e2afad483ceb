import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { BRAND, type DemoSlideshow, SLIDESHOWS } from '../content/demo-reels.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { buildMeme, buildProductDemo, buildTalkingHead } from './kind-reels.ts'
import { getBrand } from './make-logo.ts'
import { findRendered, renderDemo } from './render-demo.ts'

export const slideshowContent = async ({
  ctx,
  actor,
  slideshow: { cards, style },
}: Pick<StepInput, 'ctx' | 'actor'> & { slideshow: DemoSlideshow }): Promise<ReelContent> => {
  // Only on a call to action: elsewhere the logo would cover the object.
  const brand = cards.at(-1)?.role === 'cta' ? await getBrand({ ctx, actor }) : BRAND
  const slides = cards.map((card, index) => createSlide(`slide${index + 1}`, card))
  return { kind: 'slideshow', form: createForm(slides, { brand, style }) }
}

/** Slideshows rendered to files by the regular renderer. */
export const makeReels: DemoStep = {
  name: 'reels',
  async run(input) {
    for (const slideshow of SLIDESHOWS) {
      const content = await slideshowContent({ ...input, slideshow })
      await renderDemo({ ...input, ...slideshow, content, output: 'video' })
    }
  },
}

/** One reel of each other kind. */
export const makeOtherKinds: DemoStep = {
  name: 'kinds',
  async run(input) {
    for (const build of [buildMeme, buildProductDemo, buildTalkingHead]) {
      await renderDemo({ ...input, ...(await build(input)), output: 'video' })
    }
  },
}

export const findVideo = async ({
  ctx,
  actor,
  key,
}: Pick<StepInput, 'ctx' | 'actor'> & { key: string }): Promise<string> => {
  const [video] = await findRendered({ ctx, actor, key })
  if (!video) throw new Error(`The demo reel ${key} has no video yet`)
  return video
}
