const MAX_ECHO = 120

/** «Принесли», «забыли»: what somebody did, told in the plural. */
const DEED = /(?<![\p{L}])(?:не )?[\p{Ll}\p{Lu}]{2,}(?:ли|лись)(?![\p{L}])/u
/** Of the guest, not of us. */
const GUEST = /(?<![\p{L}])(?:мы|я)(?![\p{L}])/iu

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])(?:мне|нам)(?![\p{L}])/giu, 'вам'],
  [/(?<![\p{L}])(?:меня|нас)(?![\p{L}])/giu, 'вас'],
  [/(?<![\p{L}])(?:мой|наш)(?![\p{L}])/giu, 'ваш'],
  [/(?<![\p{L}])(?:мою|нашу)(?![\p{L}])/giu, 'вашу'],
  [/(?<![\p{L}])(?:моего|нашего)(?![\p{L}])/giu, 'вашего'],
]

/** What the guest says we did, ready to stand after «Простите, что»; empty when it can't be told apart. */
export const echoComplaint = (comment: string): string => {
  const sentence = comment
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((part) => part.replace(/[.!?…)(\s]+$/u, '').trim())
    .find((part) => DEED.test(part) && !GUEST.test(part) && !part.includes('?'))
  if (!sentence || sentence.length > MAX_ECHO) return ''
  const told = OTHERS.reduce((text, [pattern, to]) => text.replaceAll(pattern, to), sentence)
  return told.charAt(0).toLowerCase() + told.slice(1)
}
