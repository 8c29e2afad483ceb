const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
}

/** Telegram counts characters after parsing tags and entities. */
export const shownOfHtml = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? '')

const TAGS = new Set(
  'b strong i em u ins s strike del span tg-spoiler a tg-emoji code pre blockquote'.split(' '),
)
const TAG = /<(\/?)([a-z-]+)((?:\s[^<>]*)?)>/gi

/** What Telegram would reject in the markup; undefined when valid. */
export const brokenHtml = (text: string): string | undefined => {
  const open: string[] = []
  for (const [whole, slash, name = ''] of text.matchAll(TAG)) {
    const tag = name.toLowerCase()
    if (!TAGS.has(tag)) return whole
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) return whole
  }
  const last = open.at(-1)
  if (last) return `<${last}>`
  return text.replace(TAG, '').match(/<\S*/)?.[0]
}
