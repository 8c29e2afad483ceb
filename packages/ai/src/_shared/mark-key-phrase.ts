const SHORT = 4

/** Marks the longest word as the key phrase, unless one is marked. */
export const markKeyPhrase = (title: string): string => {
  if (title.includes('*')) return title
  const words = [...title.matchAll(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)]
  const [key] = words.toSorted((one, other) => other[0].length - one[0].length)
  if (!key || (key[0].length < SHORT && words.length > 1 && title.length > 20)) {
    return title === '' ? '' : `*${title}*`
  }
  const end = key.index + key[0].length
  return `${title.slice(0, key.index)}*${key[0]}*${title.slice(end)}`
}
