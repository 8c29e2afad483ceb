const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
}

/** The visible text: Telegram messages are stored with tags. */
export const toPlainText = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
