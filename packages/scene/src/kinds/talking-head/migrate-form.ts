import type { Migration } from '../../document/migrate.ts'

/** Style that replaces each template of version 1. */
const STYLE_OF_TEMPLATE: Readonly<Record<string, string>> = {
  classic: 'cuts',
  pop: 'riso',
  studio: 'studio',
  headline: 'night',
  journal: 'journal',
  podcast: 'night',
}

const styleOf = (template: unknown): string =>
  (typeof template === 'string' ? STYLE_OF_TEMPLATE[template] : undefined) ?? 'cuts'

/** Version 1 had templates; the oldest forms have no template name. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    up: ({ template, colour, ...rest }) => ({
      ...rest,
      style: styleOf(template),
      seed: 0,
      brand: { colour: colour ?? null, name: '', logo: null, font: null },
      objects: [],
      hasEffects: false,
    }),
  },
]
