import type { Product } from '@kadr/contract/library/products'
import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { ReelDraft } from '../../../../reel-editor/document/reel-draft.ts'
import { titleOf } from './new-draft.ts'
import { newForm, shownIdsOf } from './slides.ts'

type Input = { words: AiOutputOf<'slideshow'>; product: Product | undefined }

/** The same text gives an identical reel. */
export const buildSlideshowFromText = async ({ words, product }: Input): Promise<ReelDraft> => {
  // The dictionary of objects is large and needed only here.
  const { slideshowFromWords } = await import('@kadr/scene/kinds/slideshow/from-words')
  const form = slideshowFromWords({
    form: newForm(),
    words,
    topic: product?.name ?? '',
    assets: shownIdsOf(product?.resources ?? []),
  })
  return { title: titleOf(form), content: { kind: 'slideshow', form } }
}
