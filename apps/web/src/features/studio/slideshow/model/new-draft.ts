import type { Product } from '@kadr/contract/library/products'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import {
  blankStart,
  type ReelDraft,
  type ReelStart,
} from '../../../../reel-editor/document/reel-draft.ts'
import { addAssets, newForm } from './slides.ts'

const MAX_LENGTH = 60
const UNNAMED = 'Новое слайд-шоу'

/** The default title: the first words of the slideshow. */
export const titleOf = ({ slides }: SlideshowForm): string => {
  const card = slides.find((slide) => slide.card.title.trim() !== '')?.card
  const line = (card?.title ?? '').replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
  if (line === '') return UNNAMED
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…`
}

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

/** Slides that were composed before the editor opened. */
export const composedDraft = ({
  form,
  caption,
}: {
  form: SlideshowForm
  caption: string
}): ReelStart => {
  const blank = newForm()
  return {
    untouched: { title: titleOf(blank), content: { kind: 'slideshow', form: blank } },
    draft: { title: titleOf(form), caption, content: { kind: 'slideshow', form } },
    resources: [],
  }
}
