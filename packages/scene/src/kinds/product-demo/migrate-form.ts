import type { Migration } from '../../document/migrate.ts'

type Fields = Record<string, unknown>

/** Style that replaces each template of version 1. */
const STYLE_OF_TEMPLATE: Readonly<Record<string, string>> = {
  bright: 'cuts',
  clean: 'studio',
  premium: 'night',
  feed: 'riso',
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const PRICE = /^\s*(?:от\s+)?\d[\d\s.,]*(?:₽|\$|BYN|руб\.?)/iu
const MAX_PRICE = 40

/** In version 1 one field held a price or an address. */
const splitNote = (note: string): { price: string; note: string } =>
  PRICE.test(note) && note.length <= MAX_PRICE ? { price: note, note: '' } : { price: '', note }

const hookOf = (hook: Fields): Fields => ({
  ...hook,
  fit: 'cover',
  object: null,
  position: hook.position === 'top' || hook.position === 'bottom' ? hook.position : null,
})

/** Version 1 had templates, and benefits over the shots instead of cards. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    up: ({ template, colour, hook, shots, benefits, callToAction, ...rest }) => {
      const call = fieldsOf(callToAction)
      return {
        ...rest,
        style: STYLE_OF_TEMPLATE[textOf(template)] ?? 'cuts',
        seed: 0,
        brand: { colour: colour ?? null, name: '', logo: null, font: null },
        name: '',
        hook: hookOf(fieldsOf(hook)),
        shots: listOf(shots).map((shot) => ({
          ...shot,
          fit: shot.fit === 'contain' ? 'blurred' : 'cover',
        })),
        benefits: listOf(benefits).map((benefit) => ({ ...benefit, object: null })),
        change: null,
        review: null,
        callToAction: { ...call, object: null, ...splitNote(textOf(call.note)) },
        hasEffects: false,
      }
    },
  },
]
