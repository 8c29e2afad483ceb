import type { Resource } from '@kadr/contract/resources'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { findTemplate, SLIDESHOW_TEMPLATES } from '@kadr/scene/kinds/slideshow/templates'
import type { TemplateSet } from '../../../reel-editor/model/template-set.ts'
import { changeTemplate } from './slides.ts'

const SHOWN_SLIDES = 3

/** Template previews on the user's first slides. A slide without text shows the template's name. */
export const SLIDESHOW_TEMPLATE_SET: TemplateSet<SlideshowForm> = {
  scenes: slideshow,
  templates: SLIDESHOW_TEMPLATES,
  change: changeTemplate,
  preview: (form, { key, name }) => {
    const dressed = changeTemplate({ ...form, transition: null, music: null }, key)
    const slides = dressed.slides.slice(0, SHOWN_SLIDES).map((slide, index) => ({
      ...slide,
      preset: null,
      position: null,
      motion: 'auto' as const,
      text: slide.text.trim() || (index === 0 ? name : ''),
    }))
    return { ...dressed, slides }
  },
  secondsOf: (form) => chooseCarouselMoments(form)[0] ?? 0,
}

/** Tags of the starter pack's loops by the keys that templates use. */
const MOODS: Record<string, string> = {
  calm: 'спокойная',
  upbeat: 'бодрая',
  rhythmic: 'ритмичная',
  dramatic: 'драматичная',
}

/** Whether it is the loop the template was designed for. */
export const isSuitedMusic = (template: string, { isStarter, tags }: Resource): boolean =>
  isStarter && tags.includes(MOODS[findTemplate(template).music] ?? '')
