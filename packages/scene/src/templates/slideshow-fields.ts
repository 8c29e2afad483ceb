import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import type { SlideCard, SlideRole, SlideRow, SlideSide } from '@kadr/contract/studio/storyboard'
import { type FormField, fileField, type TextField, textField } from './form-field.ts'

type Words = 'act' | 'body' | 'sub' | 'title' | 'unit' | 'value'
type Lists = 'items' | 'rows' | 'sides'

/** What each role shows of a card. */
const SHOWN: Record<SlideRole, readonly (Lists | Words)[]> = {
  hook: ['title', 'sub'],
  item: ['title', 'body'],
  compare: ['title', 'sides'],
  number: ['value', 'unit', 'title', 'body', 'sub'],
  list: ['title', 'items'],
  pair: ['title', 'sides'],
  quote: ['title', 'sub'],
  cta: ['title', 'sub', 'act'],
  table: ['title', 'sides', 'rows'],
  chart: ['title', 'rows', 'body'],
  timeline: ['title', 'rows'],
  price: ['title', 'value', 'unit', 'sub', 'items', 'rows'],
  review: ['title', 'sub'],
  check: ['title', 'items'],
  step: ['title', 'body'],
  place: ['title', 'body', 'sub'],
}

const WORDS: Record<Words, { label: string; most: number }> = {
  title: { label: 'заголовок', most: 300 },
  sub: { label: 'подпись', most: 120 },
  body: { label: 'текст', most: 300 },
  value: { label: 'число', most: 12 },
  unit: { label: 'единица', most: 20 },
  act: { label: 'призыв', most: 80 },
}

const ITEM = { most: 6, each: 120 }

export const slideKey = (id: string): string => `slides.${id}.`

/** Other words are read anew: what the voice said instead of the old ones goes. */
const putSlide = (
  form: SlideshowForm,
  id: string,
  change: (slide: Slide) => Partial<Slide>,
): SlideshowForm => ({
  ...form,
  slides: form.slides.map((slide) => (slide.id === id ? { ...slide, ...change(slide) } : slide)),
})

const putCard = (
  form: SlideshowForm,
  id: string,
  change: (card: SlideCard) => Partial<SlideCard>,
): SlideshowForm =>
  putSlide(form, id, ({ card }) => ({ card: { ...card, ...change(card) }, said: null }))

const replaceAt = <T extends object>(list: readonly T[], at: number, part: Partial<T>): T[] =>
  list.map((one, index) => (index === at ? { ...one, ...part } : one))

const SIDE_PARTS = [
  { part: 'head', label: 'заголовок', most: 60 },
  { part: 'line', label: 'строка', most: 120 },
] as const satisfies readonly { part: keyof SlideSide; label: string; most: number }[]

const listSides = ({ id, card }: Slide, label: string): TextField<SlideshowForm>[] =>
  card.sides.flatMap((side, at) =>
    SIDE_PARTS.filter(({ part }) => card.role !== 'table' || part === 'head').flatMap(
      ({ part, label: what, most }) =>
        textField<SlideshowForm>({
          key: `${slideKey(id)}sides.${at}.${part}`,
          label: `${label}: ${at === 0 ? 'слева' : 'справа'}, ${what}`,
          value: side[part],
          most,
          put: (form, value) =>
            putCard(form, id, ({ sides }) => ({ sides: replaceAt(sides, at, { [part]: value }) })),
        }),
    ),
  )

const ROW_PARTS = [
  { part: 'label', label: 'подпись' },
  { part: 'value', label: 'значение' },
  { part: 'other', label: 'второе значение' },
] as const satisfies readonly { part: keyof SlideRow; label: string }[]

const listRows = ({ id, card }: Slide, label: string): TextField<SlideshowForm>[] =>
  card.rows.flatMap((row, at) =>
    ROW_PARTS.filter(({ part }) => part !== 'other' || card.role === 'table').flatMap(
      ({ part, label: what }) =>
        textField<SlideshowForm>({
          key: `${slideKey(id)}rows.${at}.${part}`,
          label: `${label}: строка ${at + 1}, ${what}`,
          value: row[part],
          most: 60,
          put: (form, value) =>
            putCard(form, id, ({ rows }) => ({ rows: replaceAt(rows, at, { [part]: value }) })),
        }),
    ),
  )

const listItems = ({ id, card }: Slide, label: string): TextField<SlideshowForm>[] =>
  textField<SlideshowForm>({
    key: `${slideKey(id)}items`,
    label: `${label}: пункты`,
    value: card.items.join('\n'),
    most: ITEM.most * (ITEM.each + 1),
    lines: ITEM,
    put: (form, value) =>
      putCard(form, id, () => ({
        items: value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      })),
  })

const listWords = (slide: Slide, label: string): TextField<SlideshowForm>[] =>
  SHOWN[slide.card.role].flatMap((what) => {
    if (what === 'sides') return listSides(slide, label)
    if (what === 'rows') return listRows(slide, label)
    if (what === 'items') return listItems(slide, label)
    const { label: name, most } = WORDS[what]
    return textField<SlideshowForm>({
      key: `${slideKey(slide.id)}${what}`,
      label: `${label}: ${name}`,
      value: slide.card[what],
      most,
      put: (form, value) => putCard(form, slide.id, () => ({ [what]: value })),
    })
  })

const listFiles = (slide: Slide, label: string): FormField<SlideshowForm>[] => {
  const { id, card, asset, otherAsset } = slide
  const first = fileField<SlideshowForm>({
    key: `${slideKey(id)}asset`,
    label: `${label}: фото или видео`,
    value: asset,
    put: (form, file) => putSlide(form, id, () => ({ asset: file?.id ?? null })),
  })
  const hasHalves = card.role === 'compare' || card.role === 'pair'
  if (!hasHalves || asset === null) return [first]
  return [
    first,
    fileField<SlideshowForm>({
      key: `${slideKey(id)}otherAsset`,
      label: `${label}: второе фото`,
      value: otherAsset ?? null,
      put: (form, file) => putSlide(form, id, () => ({ otherAsset: file?.id ?? null })),
    }),
  ]
}

export const listSlideshowFields = ({ slides }: SlideshowForm): FormField<SlideshowForm>[] =>
  slides.flatMap((slide, index) => {
    const label = `Слайд ${index + 1}`
    return [...listWords(slide, label), ...listFiles(slide, label)]
  })
