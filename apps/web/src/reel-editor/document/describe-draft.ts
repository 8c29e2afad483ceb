import { countOf } from '@kadr/domain/plural'
import type { ReelDraft } from './reel-draft.ts'

const SLIDES = ['слайд', 'слайда', 'слайдов'] as const

/** Enough to tell two versions of a reel apart. */
export const describeDraft = ({ content }: Pick<ReelDraft, 'content'>): string => {
  const { slides } = content.form
  const texts = slides.map(({ text }) => text.trim()).filter((text) => text !== '')
  return [countOf({ count: slides.length, forms: SLIDES }), ...texts].join('\n')
}
