const LITERAL = /(['"`])((?:(?!\1)[^\\\n]|\\.){24,})\1/g

/** Texts of server modules long enough to be recognised. */
export const longTexts = (source: string): string[] =>
  [...source.matchAll(LITERAL)].map(([, , text = '']) => text)

/** Texts that must stay on the server but are found in what the browser gets. */
export const findLeaks = ({ sources, scripts }: { sources: string[]; scripts: string }) =>
  sources.flatMap(longTexts).filter((text) => scripts.includes(text))
