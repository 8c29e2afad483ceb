import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import type { TemplateSet } from '../../../../reel-editor/settings/template-set.ts'
import { wordsOf } from './slides.ts'

const SHOWN_SLIDES = 2

/** Another style with the same words, pictures and objects. */
export const changeStyle = (form: SlideshowForm, style: string): SlideshowForm => ({
  ...form,
  style,
})

/** Previews of the styles on the user's first slides; a slide without words shows the style's name. */
export const STYLE_SET: TemplateSet<SlideshowForm> = {
  scenes: slideshow,
  templates: STYLES,
  change: changeStyle,
  preview: (form, { key, name }) => {
    const dressed = changeStyle({ ...form, transition: null, music: null }, key)
    const slides = dressed.slides.slice(0, SHOWN_SLIDES).map((slide, index) => ({
      ...slide,
      lock: null,
      card:
        index === 0 && wordsOf(slide) === ''
          ? { ...slide.card, title: `Стиль *${name}*` }
          : slide.card,
    }))
    return { ...dressed, slides }
  },
  secondsOf: (form) => chooseCarouselMoments(form)[0] ?? 0,
}
