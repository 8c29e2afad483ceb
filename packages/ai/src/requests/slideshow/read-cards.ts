import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { normaliseLine } from '../../_shared/normalise-text.ts'
import type { ReplySlide } from './reply.ts'

const HALVES = 2
const MAX_ITEMS = 6
const MAX = { title: 300, sub: 120, body: 300, value: 12, unit: 20, half: 60, line: 120, act: 80 }

const hasHalves = ({ role }: ReplySlide) => role === 'compare' || role === 'pair'

/** Cards as the engine meant them, within the contract; the lengths of layouts are not applied yet. */
export const readCards = ({
  slides,
  objects,
}: {
  slides: readonly ReplySlide[]
  /** Names the engine could choose from. */
  objects: readonly string[]
}): SlideCard[] => {
  const known = new Set(objects)
  const objectOf = (name: string) => (known.has(name) ? name : null)
  return slides.map((slide) => {
    const { role } = slide
    return {
      role,
      n: null,
      title: normaliseLine(slide.title, MAX.title),
      sub: normaliseLine(slide.sub, MAX.sub),
      body: normaliseLine(slide.body, MAX.body),
      value: role === 'number' ? normaliseLine(slide.value, MAX.value) : '',
      unit: role === 'number' ? normaliseLine(slide.unit, MAX.unit) : '',
      sides: (hasHalves(slide) ? slide.sides : []).slice(0, HALVES).map((side) => ({
        head: normaliseLine(side.head, MAX.half),
        line: normaliseLine(side.line, MAX.line),
        object: objectOf(side.object),
      })),
      isFix: role === 'compare' && slide.isFix,
      items: (role === 'list' ? slide.items : [])
        .map((item) => normaliseLine(item, MAX.line))
        .filter((item) => item !== '')
        .slice(0, MAX_ITEMS),
      act: role === 'cta' ? normaliseLine(slide.act, MAX.act) : '',
      object: objectOf(slide.object),
    }
  })
}
