import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { countOf } from '@kadr/domain/base/plural'
import { listShownWords } from '@kadr/scene/director/reading-time'
import type { ReelDraft } from './reel-draft.ts'

const SLIDES = ['слайд', 'слайда', 'слайдов'] as const

/** The texts of a reel, by which the user recognizes it. */
const linesOf = (content: ReelContent): string[] => {
  switch (content.kind) {
    case 'slideshow': {
      const { slides } = content.form
      const count = countOf({ count: slides.length, forms: SLIDES })
      return [count, ...slides.map(({ card }) => listShownWords(card).join(' '))]
    }
    case 'product-demo': {
      const { hook, benefits, callToAction } = content.form
      return [hook.text, ...benefits.map(({ text }) => text), callToAction.text]
    }
    case 'greenscreen-meme':
      return [content.form.text.top, content.form.text.bottom]
    case 'talking-head':
      return [content.form.script]
    case 'own-video':
      return [content.form.title, content.form.ending?.title ?? '']
    default:
      return []
  }
}

/** Short, but enough to tell two versions of a reel apart. */
export const describeDraft = ({ content }: Pick<ReelDraft, 'content'>): string =>
  linesOf(content)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
