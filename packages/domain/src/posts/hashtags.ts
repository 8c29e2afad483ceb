// A mark inside a word or an address (`page#top`) is no hashtag, and one of digits alone (`#1`) is none either.
const HASHTAG = /(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu
const MENTION = /(?<![\p{L}\p{N}_./@])@[\p{L}\p{N}_][\p{L}\p{N}_.]*/gu

export const findHashtags = (text: string): string[] => text.match(HASHTAG) ?? []

export const findMentions = (text: string): string[] => text.match(MENTION) ?? []

const keyOf = (tag: string) => tag.toLowerCase().replace(/^#/, '')

/** Adds the tags the text does not have yet, in their order, as its last line. */
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
