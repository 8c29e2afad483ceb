/**
 * The thread after or before the open one. A thread that has left the list (answered, put off) gives its place to the
 * one after it. Undefined at the ends.
 */
export const stepThrough = ({
  ids,
  openId,
  lastIndex,
  by,
}: {
  ids: readonly string[]
  openId: string | undefined
  /** Where the open thread was when it was last in the list; -1 when it never was. */
  lastIndex: number
  by: 1 | -1
}): string | undefined => {
  const index = openId === undefined ? -1 : ids.indexOf(openId)
  if (index >= 0) return ids[index + by]
  if (lastIndex < 0) return by === 1 ? ids[0] : undefined
  return by === 1 ? (ids[lastIndex] ?? ids.at(-1)) : ids[lastIndex - 1]
}
