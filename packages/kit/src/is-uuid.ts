const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const WHOLE = new RegExp(`^${UUID}$`, 'i')
const ANYWHERE = new RegExp(UUID, 'gi')

/** PostgreSQL refuses the whole query when an id is not a UUID, so ids from outside are checked first. */
export const isUuid = (text: string): boolean => WHOLE.test(text)

/** All UUIDs within a text, in lower case. */
export const findUuids = (text: string): string[] =>
  [...text.matchAll(ANYWHERE)].map(([id]) => id.toLowerCase())
