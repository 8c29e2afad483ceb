const LITERAL = /(['"`])((?:(?!\1)[^\\\n]|\\.){24,})\1/g

/** String literals of server modules long enough to be unique. */
export const longTexts = (source: string): string[] =>
  [...source.matchAll(LITERAL)].map(([, , text = '']) => text)

/** Server-only texts found in the client's scripts. */
export const findLeaks = ({ sources, scripts }: { sources: string[]; scripts: string }) =>
  sources.flatMap(longTexts).filter((text) => scripts.includes(text))
