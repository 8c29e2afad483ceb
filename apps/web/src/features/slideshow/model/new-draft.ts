import type { Product } from '@kadr/contract/products'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { blankStart, type ReelStart } from '../../../reel-editor/document/reel-draft.ts'
import { addAssets, newForm } from './slides.ts'
import { titleOf } from './title-of.ts'

/** A new slideshow: empty, or with the pictures of a product. */
export const newDraft = (product: Pick<Product, 'name' | 'resources'> | undefined): ReelStart => {
  const form = newForm()
  const untouched: ReelDraft = { title: titleOf(form), content: { kind: 'slideshow', form } }
  if (!product || product.resources.length === 0) return blankStart(untouched)
  const filled = addAssets(form, product.resources)
  return {
    untouched,
    draft: { title: product.name, content: { kind: 'slideshow', form: filled } },
    resources: product.resources,
  }
}
