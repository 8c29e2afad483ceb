import document from '@kadr/client/openapi.json' with { type: 'json' }

/** A part of the document: its shape is that of OpenAPI 3.1. */
export type Part = { [name: string]: unknown }

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const partOf = (value: unknown, ...names: string[]): Part => {
  let found: unknown = value
  for (const name of names) found = isPart(found) ? found[name] : undefined
  return isPart(found) ? found : {}
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const whole: Part = document

export const api = {
  groups: listOf(whole.tags)
    .filter(isPart)
    .map((tag) => ({ title: textOf(tag.name), text: textOf(tag.description) })),
  operations: Object.entries(partOf(whole, 'paths')).flatMap(([path, methods]) =>
    Object.entries(partOf(methods)).flatMap(([method, operation]) =>
      isPart(operation) ? [{ path, method: method.toUpperCase(), operation }] : [],
    ),
  ),
}

/** The schema itself, where a reference stands for it. */
export const resolve = (schema: unknown): Part => {
  if (!isPart(schema)) return {}
  const name = textOf(schema.$ref).split('/').at(-1)
  return name ? partOf(whole, 'components', 'schemas', name) : schema
}
