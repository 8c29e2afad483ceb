import type { Product } from '@kadr/contract/products'
import type { Resource } from '@kadr/contract/resources'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { addAssets, newForm } from './slides.ts'
import { titleOf } from './title-of.ts'

type Beginning = {
  /** As long as nothing else is there, no reel is made. */
  untouched: ReelDraft
  draft: ReelDraft
  resources: Resource[]
}

/** A new slideshow: empty, or with the pictures of a product. */
export const newDraft = (product: Pick<Product, 'name' | 'resources'> | undefined): Beginning => {
  const form = newForm()
  const untouched: ReelDraft = { title: titleOf(form), content: { kind: 'slideshow', form } }
  if (!product || product.resources.length === 0) {
    return { untouched, draft: untouched, resources: [] }
  }
  const filled = addAssets(form, product.resources)
  return {
    untouched,
    draft: { title: product.name, content: { kind: 'slideshow', form: filled } },
    resources: product.resources,
  }
}
