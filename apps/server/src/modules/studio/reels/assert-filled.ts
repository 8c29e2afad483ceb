import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import type { ReelContent } from '@kadr/contract/studio/reel-content'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { UserError } from '@kadr/domain/base/app-error'
import { findSlideGap, type SlideGap } from '@kadr/scene/director/slide-gap'
import { listUnspoken } from '@kadr/scene/narration/slide-script'

const SLIDE_GAPS: Readonly<Record<SlideGap, string>> = {
  words: 'пустой: впишите текст, добавьте фото или удалите его',
  value: 'без числа: впишите число',
  rows: 'без строк: впишите строки списка',
  lines: 'без строк: впишите подписи и значения',
  sides: 'заполнен наполовину: впишите обе стороны',
}

const describeSlideGap = (form: SlideshowForm): string | undefined => {
  for (const [index, slide] of form.slides.entries()) {
    const gap = findSlideGap(slide)
    if (gap !== undefined) return `Слайд ${index + 1} ${SLIDE_GAPS[gap]}`
  }
  const [unspoken] = listUnspoken(form)
  return unspoken === undefined
    ? undefined
    : `Слайд ${unspoken + 1} не озвучен: озвучьте слайды заново или выключите голос`
}

const isOpened = ({ hook }: ProductDemoForm): boolean =>
  hook.asset !== null || hook.text.trim() !== ''

const describeGap = ({ kind, form }: ReelContent): string | undefined => {
  switch (kind) {
    case 'slideshow':
      return describeSlideGap(form)
    case 'product-demo':
      return isOpened(form) ? undefined : 'Начало пустое: впишите первую фразу или добавьте фото'
    case 'talking-head':
      return form.script.trim() === '' ? 'Ведущему нечего сказать: впишите текст' : undefined
    case 'own-video':
      return form.source === null ? 'Нет видео: выберите файл или запишите его' : undefined
    case 'greenscreen-meme':
      return form.reaction === null ? 'Нет реакции: выберите клип или персонажа' : undefined
  }
}

/** An empty place is for words of the person: it is never rendered. Nor is a voice that is silent. */
export const assertFilled = (content: ReelContent): void => {
  const userMessage = describeGap(content)
  if (userMessage !== undefined)
    throw new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'content' })
}
