import type { Product } from '@kadr/contract/products'
import type { DemoWords } from '@kadr/scene/kinds/product-demo/fill-texts'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { newForm, putWritten, titleOf } from './demo-form.ts'

type Input = { words: DemoWords; product: Product | undefined }

/** A new demo of what was written, with the pictures of its product. */
export const demoOfWords = ({ words, product }: Input): ReelDraft => {
  const form = putWritten(newForm(), { product, written: words })
  return { title: titleOf(form), content: { kind: 'product-demo', form } }
}
