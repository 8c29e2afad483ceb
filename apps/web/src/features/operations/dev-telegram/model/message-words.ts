export type Words = { text: string; isBold: boolean }

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const toPlain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)

/** A message in Telegram's markup as plain and bold words; other markup is dropped. */
export const toWords = (html: string): Words[] =>
  html
    .split(/(<b>.*?<\/b>)/s)
    .map((part) => ({ text: toPlain(part), isBold: part.startsWith('<b>') }))
    .filter(({ text }) => text !== '')
