const SHORT_WORD = /(^|[\s(«\u00a0])(\p{L}{1,2}) (?=\S)/gu
const TIMES = /(\d) ?[×x] ?(?=\d)/g
const BEFORE_UNIT = /(\d) (?=[%₽]|(?:мин|с|сек|ч|МБ|ГБ|КБ|px|пикс|руб)(?![\p{L}\d]))/gu

/** Russian typesetting: short words, dashes, units and dimensions are not separated from their neighbours. */
export const typeset = (text: string) =>
  text
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replaceAll(' —', '\u00a0—')
    .replace(TIMES, '$1\u00a0×\u00a0')
    .replace(BEFORE_UNIT, '$1\u00a0')
