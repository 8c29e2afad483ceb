import AiPage from '../../features/ai/ai-page.tsx'
import type { ReelMakers } from '../../features/ai/model/reel-makers.ts'

const MAKERS: ReelMakers = {
  slideshow: async (input) => {
    const { slideshowOfWords } = await import(
      '../../features/slideshow/model/slideshow-of-words.ts'
    )
    return slideshowOfWords(input)
  },
  product_demo: async (input) => {
    const { demoOfWords } = await import('../../features/product-demo/model/demo-form.ts')
    return demoOfWords(input)
  },
  meme: async ({ words }) => {
    const { memeOfWords } = await import('../../features/greenscreen-meme/model/meme-form.ts')
    return memeOfWords(words)
  },
  talking_head: async ({ words }) => {
    const { talkingHeadOfWords } = await import('../../features/talking-head/model/new-draft.ts')
    return talkingHeadOfWords(words)
  },
}

/** The editors of reels belong to other features; they are loaded on demand. */
export default function AiWithEditors() {
  return <AiPage makers={MAKERS} />
}
