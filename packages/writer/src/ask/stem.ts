const VOWEL = '[аеиоуыэюя]'
const GERUND = /(?:(?<=[ая])(?:вшись|вши|в)|ившись|ывшись|ивши|ывши|ив|ыв)$/u
const REFLEXIVE = /(?:ся|сь)$/u
const ADJECTIVE =
  /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/u
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)$/u
const VERB =
  /(?:(?<=[ая])(?:ешь|нно|ете|йте|ла|на|ли|ло|но|ет|ют|ны|ть|ем|л|н|й)|уйте|ейте|ить|ыть|ишь|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю)$/u
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ях|ах|ию|ью|ия|ья|[аеийоуыьюя])$/u
const DERIVED = /(?:ость|ост)$/u
const ENDING = /(?:ейше|ейш|ь)$/u
/** «Зёрен», «рынок»: the vowel is gone in the other cases. */
const FLEETING = /(?<=[^аеиоуыэюя])[ео](?=[^аеиоуыэюя]$)/u
const LONG = 4

const drop = (text: string, endings: readonly RegExp[]): string | undefined => {
  const ending = endings.find((one) => one.test(text))
  return ending && text.replace(ending, '')
}

/** The unchanging part of a Russian word, by the Snowball algorithm; other words stay as they are. */
export const stemOf = (word: string): string => {
  const plain = word.toLowerCase().replaceAll('ё', 'е')
  const at = plain.search(new RegExp(VOWEL, 'u'))
  if (at === -1) return plain
  const head = plain.slice(0, at + 1)
  let rest = plain.slice(at + 1)
  const gerund = drop(rest, [GERUND])
  if (gerund === undefined) {
    rest = rest.replace(REFLEXIVE, '')
    const adjective = drop(rest, [ADJECTIVE])
    rest =
      adjective === undefined
        ? (drop(rest, [VERB]) ?? drop(rest, [NOUN]) ?? rest)
        : adjective.replace(PARTICIPLE, '')
  } else {
    rest = gerund
  }
  const stem =
    head + rest.replace(/и$/u, '').replace(DERIVED, '').replace(ENDING, '').replace(/нн$/u, 'н')
  return stem.length >= LONG ? stem.replace(FLEETING, '') : stem
}

const SHORTEST = 4
const SURE = 5
const DIFFERENT = 2

/** Whether two stems belong to one word or its kin: «держ» and «держа», «тренировк» and «тренирова». */
export const isKin = (one: string, other: string): boolean => {
  if (one === other) return true
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  if (longer - shared > DIFFERENT) return false
  return shared >= SURE || (shared === shorter && shorter >= SHORTEST)
}

/** Words of a text as stems, in order; a number is a word. */
export const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []).map(stemOf)
