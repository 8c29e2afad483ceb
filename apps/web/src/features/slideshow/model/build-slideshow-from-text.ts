import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { Product } from '@kadr/contract/products'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { assembleSlides, scriptOf } from './apply-script.ts'
import { titleOf } from './new-draft.ts'
import { newForm } from './slides.ts'

type Input = { words: AiOutputOf<'slideshow'>; product: Product | undefined }

export const buildSlideshowFromText = ({ words, product }: Input): ReelDraft => {
  const script = scriptOf(words)
  const form = assembleSlides(newForm(), { resources: product?.resources ?? [], script })
  // Fixed ids instead of random ones: the same text must give an identical reel.
  const named = form.slides.map((slide, index) => ({ ...slide, id: `slide${index + 1}` }))
  return {
    title: titleOf(form),
    content: { kind: 'slideshow', form: { ...form, slides: named } },
  }
}
