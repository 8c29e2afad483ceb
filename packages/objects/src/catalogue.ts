import entries from './catalogue.json' with { type: 'json' }

/** A drawn object: the name of its vector, what it is called in Russian, and words around it. */
export type CatalogueObject = { name: string; label: string; tags: string[] }

export const catalogue: readonly CatalogueObject[] = entries

const byName = new Map(catalogue.map((object) => [object.name, object]))

export const findObject = (name: string): CatalogueObject | undefined => byName.get(name)
