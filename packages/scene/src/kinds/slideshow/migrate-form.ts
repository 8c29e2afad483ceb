import type { Migration } from '../../document/migrate.ts'

type Fields = Record<string, unknown>

/** Style that replaces each template of version 1. */
const STYLE_OF_TEMPLATE: Readonly<Record<string, string>> = {
  calm: 'journal',
  hooks: 'cuts',
  shop: 'studio',
  marker: 'cuts',
  drama: 'night',
  diary: 'notes',
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const NUMBERED = /^\s*(\d{1,2})[.)]\s+/u
const TITLE_LENGTH = 60

/** Splits a long text into a title and a body. */
const splitText = (text: string): { title: string; body: string } => {
  if (text.length <= TITLE_LENGTH) return { title: text, body: '' }
  const [line = '', ...rest] = text.split('\n').filter((part) => part.trim() !== '')
  if (rest.length > 0) return { title: line, body: rest.join(' ') }
  const end = text.search(/[.!?…]\s/u)
  return end > 0 && end < text.length - 2
    ? { title: text.slice(0, end + 1), body: text.slice(end + 1).trim() }
    : { title: text, body: '' }
}

const cardOf = (text: string, { index, total }: { index: number; total: number }): Fields => {
  const [numbered, figure] = NUMBERED.exec(text) ?? []
  const { title, body } = splitText(numbered ? text.slice(numbered.length) : text)
  const role = numbered || (index > 0 && index < total - 1) ? 'item' : index === 0 ? 'hook' : 'item'
  return {
    role,
    n: figure ? Number(figure) : null,
    title: title.slice(0, 300),
    sub: role === 'hook' ? body.slice(0, 120) : '',
    body: body.slice(0, 300),
    value: '',
    unit: '',
    sides: [],
    isFix: false,
    items: [],
    act: '',
    object: null,
  }
}

/** Fits of version 1 by their current names. */
const FITS: Readonly<Record<string, string>> = {
  cover: 'cover',
  contain: 'framed',
  blurred: 'blurred',
}

const slideOf = (slide: Fields, at: { index: number; total: number }): Fields => ({
  id: slide.id,
  card: cardOf(textOf(slide.text), at),
  asset: slide.asset ?? null,
  fit: FITS[textOf(slide.fit)] ?? 'framed',
  companion: null,
  objects: [],
  seconds: slide.seconds ?? null,
  motion: slide.motion ?? 'auto',
  lock: null,
})

/** Version 1 had one text a slide, a template and presets of text. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    up: ({ aspect, template, slides, transition, music, isClipSoundKept }) => {
      const old = listOf(slides)
      return {
        aspect,
        style: STYLE_OF_TEMPLATE[textOf(template)] ?? 'cuts',
        seed: 0,
        brand: { colour: null, name: '', logo: null, font: null },
        slides: old.map((slide, index) => slideOf(slide, { index, total: old.length })),
        transition: transition ?? null,
        music: music ?? null,
        hasEffects: false,
        isClipSoundKept: isClipSoundKept ?? false,
      }
    },
  },
]
