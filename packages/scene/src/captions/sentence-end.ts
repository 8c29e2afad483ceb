const SENTENCE_END = /[.!?…]["»)]?$/u
/** Abbreviations bound to the next word: «ул. Ленина», «д. 5», «т. е. так». */
const LEADING =
  /^[«"(]?(?:ул|просп|пр-т|пр|пер|наб|пл|ш|бул|б-р|мкр|пос|корп|оф|кв|каб|им|стр|см|напр|тел|д|г|к|м|т\.[\s\u00a0]?[екнч])\.$/iu
/** Abbreviations that can end a sentence: «за шт.», «в 2026 г.», «и т. д.». */
const TRAILING =
  /(?:^|[\s\u00a0\d])(?:руб|коп|тыс|млн|млрд|шт|чел|мин|сек|мес|гг?|ч|др|т\.[\s\u00a0]?[дп]|л\.[\s\u00a0]?с)\.$/iu
const CAPITAL = /^[«"(]*\p{Lu}/u

/** Whether a word ends its sentence; the full stop of an abbreviation does not count. */
export const endsSentence = (text: string, next: string | undefined): boolean => {
  if (!SENTENCE_END.test(text)) return false
  if (next === undefined) return true
  return !LEADING.test(text) && (!TRAILING.test(text) || CAPITAL.test(next))
}

const BINDING = /^(?:\p{L}{1,2}|без|для|или|как|над|под|при|про|чем|что)$/iu

/** Bound to the next word: «о», «для», «ул.». */
export const isHanging = (text: string): boolean => BINDING.test(text) || LEADING.test(text)
