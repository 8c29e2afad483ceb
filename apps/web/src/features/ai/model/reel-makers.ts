import type { Product } from '@kadr/contract/products'
import type { AiPieces } from '../../../assist/model/pieces.ts'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'

/** Kinds of answers that are words of a reel. */
type ReelWords = Pick<AiPieces, 'meme' | 'product_demo' | 'slideshow' | 'talking_head'>

/** Reels of words, by the kind of the answer. The same words give the same reel, to the letter. */
export type ReelMakers = {
  [K in keyof ReelWords]: (input: {
    words: ReelWords[K]
    /** The one that the words are about. */
    product: Product | undefined
  }) => Promise<ReelDraft>
}
