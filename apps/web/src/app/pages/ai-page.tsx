import AiPage from '../../features/studio/ai/ai-page.tsx'
import type { ReelMakers } from '../../features/studio/ai/model/reel-makers.ts'

const MAKERS: ReelMakers = {
  slideshow: async (input) => {
    const { buildSlideshowFromText } = await import(
      '../../features/studio/slideshow/model/build-slideshow-from-text.ts'
    )
    return buildSlideshowFromText(input)
  },
  product_demo: async (input) => {
    const { buildDemoFromText } = await import(
      '../../features/studio/product-demo/model/demo-form.ts'
    )
    return buildDemoFromText(input)
  },
  meme: async ({ words }) => {
    const { buildMemeFromText } = await import(
      '../../features/studio/greenscreen-meme/model/meme-form.ts'
    )
    return buildMemeFromText(words)
  },
  talking_head: async ({ words }) => {
    const { buildTalkingHeadFromText } = await import(
      '../../features/studio/talking-head/model/new-draft.ts'
    )
    return buildTalkingHeadFromText(words)
  },
}

/** The editors of reels belong to other features; they are loaded on demand. */
export default function AiWithEditors() {
  return <AiPage makers={MAKERS} />
}
