// A mark inside a word or URL (`page#top`) and digits alone (`#1`) are not hashtags.
const HASHTAG = /(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu
const MENTION = /(?<![\p{L}\p{N}_./@])@[\p{L}\p{N}_][\p{L}\p{N}_.]*/gu

export const findHashtags = (text: string): string[] => text.match(HASHTAG) ?? []

export const findMentions = (text: string): string[] => text.match(MENTION) ?? []

const keyOf = (tag: string) => tag.toLowerCase().replace(/^#/, '')

/** Appends missing tags in their order, as the last line. */
export const mergeHashtags = ({
  text,
  tags,
}: {
  text: string
  tags: readonly string[]
}): string => {
  const present = new Set(findHashtags(text).map(keyOf))
  const added: string[] = []
  for (const tag of tags) {
    const key = keyOf(tag.trim())
    if (key === '' || present.has(key)) continue
    present.add(key)
    added.push(`#${tag.trim().replace(/^#/, '')}`)
  }
  if (added.length === 0) return text
  const body = text.trimEnd()
  return body === '' ? added.join(' ') : `${body}\n\n${added.join(' ')}`
}
