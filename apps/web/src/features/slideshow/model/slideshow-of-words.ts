import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { Product } from '@kadr/contract/products'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { assembleSlides } from './apply-script.ts'
import { titleOf } from './new-draft.ts'
import { newForm } from './slides.ts'

type Input = { words: AiOutputOf<'slideshow'>; product: Product | undefined }

/** A new slideshow of what was written, over the pictures of the product. */
export const slideshowOfWords = ({ words: { hook, slides }, product }: Input): ReelDraft => {
  const script = { hook, slides: slides.map(({ text }) => text) }
  const form = assembleSlides(newForm(), { resources: product?.resources ?? [], script })
  // Names of slides are random elsewhere; here the same words have to be the same reel.
  const named = form.slides.map((slide, index) => ({ ...slide, id: `slide${index + 1}` }))
  return {
    title: titleOf(form),
    content: { kind: 'slideshow', form: { ...form, slides: named } },
  }
}
