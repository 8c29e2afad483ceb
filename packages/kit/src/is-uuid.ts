const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** PostgreSQL refuses the whole query when an id is not a UUID, so ids from outside are checked first. */
export const isUuid = (text: string): boolean => UUID.test(text)
