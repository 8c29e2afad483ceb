const SHORT_WORD = /(^|[\s(«\u00a0])(\p{L}{1,2}) (?=\S)/gu

/** Russian typesetting: short words and dashes are not separated from their neighbours. */
export const typeset = (text: string) =>
  text
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replaceAll(' —', '\u00a0—')
