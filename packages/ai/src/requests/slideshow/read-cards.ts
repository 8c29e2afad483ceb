import { MAX_ROWS, type SlideCard, type SlideRole } from '@kadr/contract/studio/storyboard'
import { normaliseLine } from '../../_shared/normalise-text.ts'
import type { ReplySlide } from './reply.ts'

const HALVES = 2
const MAX_ITEMS = 6
const MAX = { title: 300, sub: 120, body: 300, value: 12, unit: 20, half: 60, line: 120, act: 80 }

const HALVED: ReadonlySet<SlideRole> = new Set(['compare', 'pair', 'table'])
const VALUED: ReadonlySet<SlideRole> = new Set(['number', 'price', 'review'])
const LISTED: ReadonlySet<SlideRole> = new Set(['check', 'list', 'price'])
const ROWED: ReadonlySet<SlideRole> = new Set(['chart', 'price', 'table', 'timeline'])

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
      value: VALUED.has(role) ? normaliseLine(slide.value, MAX.value) : '',
      unit: VALUED.has(role) ? normaliseLine(slide.unit, MAX.unit) : '',
      sides: (HALVED.has(role) ? slide.sides : []).slice(0, HALVES).map((side) => ({
        head: normaliseLine(side.head, MAX.half),
        line: normaliseLine(side.line, MAX.line),
        object: objectOf(side.object),
      })),
      isFix: role === 'compare' && slide.isFix,
      items: (LISTED.has(role) ? slide.items : [])
        .map((item) => normaliseLine(item, MAX.line))
        .filter((item) => item !== '')
        .slice(0, MAX_ITEMS),
      rows: (ROWED.has(role) ? slide.rows : [])
        .map(({ label, value, other }) => ({
          label: normaliseLine(label, MAX.half),
          value: normaliseLine(value, MAX.half),
          other: role === 'table' ? normaliseLine(other, MAX.half) : '',
        }))
        .filter(({ label, value }) => label !== '' && value !== '')
        .slice(0, MAX_ROWS),
      act: role === 'cta' ? normaliseLine(slide.act, MAX.act) : '',
      object: objectOf(slide.object),
    }
  })
}
