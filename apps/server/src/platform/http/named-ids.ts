const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi

const collect = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') {
    // Anywhere in it: a list in a query is one string.
    for (const [id] of value.matchAll(UUID)) found.add(id.toLowerCase())
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) collect(item, found)
  }
}

/** Every id a request names, in its address, query or body. */
export const namedIds = (...parts: readonly unknown[]): string[] => {
  const found = new Set<string>()
  for (const part of parts) collect(part, found)
  return [...found]
}
