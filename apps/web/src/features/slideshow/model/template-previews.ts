import type { SlideshowForm } from '@kadr/contract/slideshow'
import type { AssetFacts } from '@kadr/scene/kinds/kind'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { SLIDESHOW_TEMPLATES } from '@kadr/scene/kinds/slideshow/templates'
import { toScene } from '@kadr/scene/kinds/slideshow/to-scene'
import type { TemplatePreview } from '../../../reel-editor/components/template-chooser.tsx'
import { changeTemplate } from './slides.ts'

const SHOWN_SLIDES = 3

/** Every look on the person's own first slides. A slide without words is shown with the look's name. */
export const templatePreviews = ({
  form,
  facts,
}: {
  form: SlideshowForm
  facts: ReadonlyMap<string, AssetFacts>
}): TemplatePreview[] =>
  SLIDESHOW_TEMPLATES.map(({ key, name, description }) => {
    const dressed = changeTemplate({ ...form, transition: null, music: null }, key)
    const slides = dressed.slides.slice(0, SHOWN_SLIDES).map((slide, index) => ({
      ...slide,
      preset: null,
      position: null,
      motion: 'auto' as const,
      text: slide.text.trim() || (index === 0 ? name : ''),
    }))
    const shown = { ...dressed, slides }
    return {
      key,
      name,
      description,
      scene: toScene({ form: shown, facts }),
      seconds: chooseCarouselMoments(shown)[0] ?? 0,
      signature: JSON.stringify([shown, slides.map(({ asset }) => asset && facts.has(asset))]),
    }
  })
