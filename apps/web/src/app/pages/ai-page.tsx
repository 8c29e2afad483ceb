import AiPage from '../../features/ai/ai-page.tsx'
import type { ReelMakers } from '../../features/ai/model/reel-makers.ts'

const MAKERS: ReelMakers = {
  slideshow: async (input) => {
    const { buildSlideshowFromText } = await import(
      '../../features/slideshow/model/build-slideshow-from-text.ts'
    )
    return buildSlideshowFromText(input)
  },
  product_demo: async (input) => {
    const { buildDemoFromText } = await import('../../features/product-demo/model/demo-form.ts')
    return buildDemoFromText(input)
  },
  meme: async ({ words }) => {
    const { buildMemeFromText } = await import('../../features/greenscreen-meme/model/meme-form.ts')
    return buildMemeFromText(words)
  },
  talking_head: async ({ words }) => {
    const { buildTalkingHeadFromText } = await import(
      '../../features/talking-head/model/new-draft.ts'
    )
    return buildTalkingHeadFromText(words)
  },
}

/** The editors of reels belong to other features; they are loaded on demand. */
export default function AiWithEditors() {
  return <AiPage makers={MAKERS} />
}
