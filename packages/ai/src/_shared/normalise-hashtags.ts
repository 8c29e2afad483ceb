const MAX_LENGTH = 60

/** Normalises tags: letters, digits and underscores after one `#`, without duplicates. */
export const normaliseHashtags = ({
  tags,
  max,
}: {
  tags: readonly string[]
  max: number
}): string[] => {
  const seen = new Set<string>()
  return tags
    .flatMap((tag) => {
      const word = tag.toWellFormed().replaceAll(/[^\p{L}\p{N}_]/gu, '')
      const key = word.toLowerCase()
      const isTag = /\p{L}/u.test(word) && word.length <= MAX_LENGTH && !seen.has(key)
      if (!isTag) return []
      seen.add(key)
      return [`#${word}`]
    })
    .slice(0, max)
}
