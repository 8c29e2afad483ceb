import type { Migration } from '../../document/migrate.ts'

type Fields = Record<string, unknown>

/** Style and text preset that replace each template of version 1. */
const LOOK_OF_TEMPLATE: Readonly<Record<string, { style: string; preset: string | null }>> = {
  classic: { style: 'cuts', preset: 'outline' },
  pov: { style: 'studio', preset: 'highlight' },
  strip: { style: 'journal', preset: null },
  drama: { style: 'night', preset: 'headline' },
}
const FIRST = { style: 'cuts', preset: null }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** Version 1 had templates and only clips as reactions. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    up: ({ template, reaction, background, text, ...rest }) => {
      const look = (typeof template === 'string' ? LOOK_OF_TEMPLATE[template] : undefined) ?? FIRST
      const words = fieldsOf(text)
      return {
        ...rest,
        style: look.style,
        seed: 0,
        brand: { colour: null, name: '', logo: null, font: null },
        reaction: isFields(reaction) ? { ...reaction, drawn: null } : null,
        background: { ...fieldsOf(background), object: null },
        text: { ...words, preset: words.preset ?? look.preset },
        hasEffects: false,
      }
    },
  },
]
