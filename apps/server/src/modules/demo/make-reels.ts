import type { ReelContent } from '@kadr/contract/reel-content'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { BRAND, type DemoSlideshow, SLIDESHOWS } from './demo-reels.ts'
import type { DemoStep, StepInput } from './demo-step.ts'
import { findRendered, renderDemo } from './render-demo.ts'

const contentOf = ({ cards, style }: DemoSlideshow): ReelContent => ({
  kind: 'slideshow',
  form: createForm(
    cards.map((card, index) => createSlide(`slide${index + 1}`, card)),
    { brand: BRAND, style },
  ),
})

const reelOf = (slideshow: DemoSlideshow) => ({
  key: slideshow.key,
  title: slideshow.title,
  content: contentOf(slideshow),
  output: 'video' as const,
})

/** Reels as files, rendered by the renderer like those of a user. */
export const makeReels: DemoStep = {
  name: 'reels',
  async run(input) {
    for (const slideshow of SLIDESHOWS) await renderDemo({ ...input, ...reelOf(slideshow) })
  },
}

/** The video of a reel that was rendered before. */
export const findVideo = async ({
  ctx,
  actor,
  key,
}: Pick<StepInput, 'ctx' | 'actor'> & { key: string }): Promise<string> => {
  const slideshow = SLIDESHOWS.find((one) => one.key === key)
  if (!slideshow) throw new Error(`There is no demo reel ${key}`)
  const [video] = await findRendered({ ctx, actor, ...reelOf(slideshow) })
  if (!video) throw new Error(`The demo reel ${key} has no video yet`)
  return video
}
