/** Replaces lone surrogates, which the database rejects. */
export const wellFormed = <T>(value: T): T => {
  const text = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? item.toWellFormed() : item,
  )
  return JSON.parse(text)
}
