const NB = '\u00a0'

const SHORT =
  /(?<=^|[\s(«„*])(в|к|с|о|у|и|а|я|во|ко|со|об|на|по|за|из|от|до|не|ни|но|да|мы|вы|их|без|для|над|под|при|про|или|что|как|чем)\s+(?=\S)/giu
const PARTICLE = /\s+(же|бы|ли|ж|б)(?=[\s.,:;!?*]|$)/giu
const DASH = /\s+—\s+/gu
const UNIT = /(\d)\s+(?=[а-яёa-z%°₽])/giu
const LAST_SHORT = /\s+(\*?[^\s*]{1,3}\*?[.,!?…]?)$/u

/**
 * Non-breaking spaces of Russian typography: no preposition at the end of a line, a number keeps its
 * unit, a dash never starts a line, the last line is not one short word.
 */
export const glueWords = (text: string): string =>
  text
    .trim()
    .replace(/[ \t]+/gu, ' ')
    .replace(SHORT, `$1${NB}`)
    // A second pass: «и в доме» has two short words in a row.
    .replace(SHORT, `$1${NB}`)
    .replace(PARTICLE, `${NB}$1`)
    .replace(DASH, `${NB}— `)
    .replace(UNIT, `$1${NB}`)
    .replace(LAST_SHORT, `${NB}$1`)

/** Sentences of a body, each of which starts a line. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+(?=[А-ЯЁA-Z«])/u).filter((sentence) => sentence.trim() !== '')

export const stripMarks = (text: string): string => text.replaceAll('*', '')
