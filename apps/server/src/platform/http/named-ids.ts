import { findUuids } from '@kadr/kit/is-uuid'

const collect = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') {
    // Anywhere in the string: a list in a query is one string.
    for (const id of findUuids(value)) found.add(id)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) collect(item, found)
  }
}

/** Every id in a request's URL, query or body. */
export const namedIds = (...parts: readonly unknown[]): string[] => {
  const found = new Set<string>()
  for (const part of parts) collect(part, found)
  return [...found]
}
