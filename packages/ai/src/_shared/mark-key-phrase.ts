const SHORT = 4

/** Verbs, questions and times say least of what a title is about. «Кровать» and «печать» only look like verbs. */
const PALE =
  /^(?:(?!кровать|печать|скатерть|тетрадь).*(?:[аяиеоуыё]ть(?:ся)?|чь(?:ся)?|[еияю]тся|[ую]тся|[ая]йте(?:сь)?|ите(?:сь)?)|найти|прийти|пройти|зайти|уйти|вести|нести|расти|провести|завести|летом|зимой|осенью|весной|почему|зачем|сколько|когда|какой|какая|какие|какую|можно|нужно|нельзя|после|перед|чтобы|через|вместо|если|первый|первая|первое|каждый|каждую|правильно|быстро|легко)$/iu

/** Marks the longest word that names something as the key phrase, unless one is marked. */
export const markKeyPhrase = (title: string): string => {
  if (title.includes('*')) return title
  const words = [...title.matchAll(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)]
  const candidates = words.filter(([word]) => word.length >= SHORT && !PALE.test(word))
  const [key] = (candidates.length > 0 ? candidates : words).toSorted(
    (one, other) => other[0].length - one[0].length,
  )
  if (!key || (key[0].length < SHORT && words.length > 1 && title.length > 20)) {
    return title === '' ? '' : `*${title}*`
  }
  const end = key.index + key[0].length
  return `${title.slice(0, key.index)}*${key[0]}*${title.slice(end)}`
}
