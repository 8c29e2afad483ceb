import entries from './catalogue.json' with { type: 'json' }

/** A drawn object: the name of its vector, its Russian label, and related words. */
export type CatalogueObject = { name: string; label: string; tags: string[] }

export const catalogue: readonly CatalogueObject[] = entries
