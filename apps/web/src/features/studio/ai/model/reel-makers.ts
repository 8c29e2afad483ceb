import type { Product } from '@kadr/contract/library/products'
import type { AiPieces } from '../../../../ai/results/pieces.ts'
import type { ReelDraft } from '../../../../reel-editor/document/reel-draft.ts'

/** Kinds of responses that become the text of a reel. */
type ReelWords = Pick<AiPieces, 'meme' | 'product_demo' | 'slideshow' | 'talking_head'>

/** Reel builders by kind of response. Deterministic: the same text gives an identical reel. */
export type ReelMakers = {
  [K in keyof ReelWords]: (input: {
    words: ReelWords[K]
    /** The product the text is about. */
    product: Product | undefined
  }) => Promise<ReelDraft>
}
