import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { UserError } from '@kadr/domain/base/app-error'
import { checkDecency } from '@kadr/domain/studio/check-decency'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'

/** What is written or said in a reel. */
const listWords = ({ kind, form }: ReelContent): string[] => {
  switch (kind) {
    case 'slideshow':
      return form.slides.flatMap(({ card }) => slideLines(card))
    case 'product-demo':
      return [
        form.name,
        form.hook.text,
        ...form.benefits.map(({ text }) => text),
        ...(form.change ? [form.change.before, form.change.after] : []),
        form.review?.text ?? '',
        form.callToAction.text,
      ]
    case 'talking-head':
      return [form.script]
    case 'own-video':
      return [
        form.title,
        form.ending?.title ?? '',
        form.ending?.act ?? '',
        ...form.corrections.map(({ text }) => text),
      ]
    case 'greenscreen-meme':
      return [form.text.top, form.text.bottom]
  }
}

/** Read as one text: «как уберечь» on the cover explains the words of the slide after it. */
export const assertDecentReel = (content: ReelContent): void => {
  const rule = checkDecency(listWords(content).join('. '))
  if (rule !== null)
    throw new UserError({ code: 'VALIDATION_FAILED', userMessage: rule, field: 'content' })
}
