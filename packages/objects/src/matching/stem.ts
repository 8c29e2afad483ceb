/** The Russian stemmer of Snowball: endings are cut within the part after the first vowel. */
const VOWEL = 'аеиоуыэюя'
const REGION = new RegExp(`^(.*?[${VOWEL}])(.*)$`)
const SECOND_REGION = new RegExp(`[${VOWEL}][^${VOWEL}]+[${VOWEL}]+[^${VOWEL}](.*)$`)

/** Endings that must follow а or я keep that letter. */
const PERFECTIVE = /(?:(?<=[ая])(?:в|вши|вшись)|(?:ив|ивши|ившись|ыв|ывши|ывшись))$/
const REFLEXIVE = /(?:ся|сь)$/
const ADJECTIVE =
  /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|(?:ивш|ывш|ующ))$/
const VERB =
  /(?:(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю))$/
const NOUN =
  /(?:а|ев|ов|ие|ье|е|иями|ями|ами|еи|ии|и|ией|ей|ой|ий|й|иям|ям|ием|ем|ам|ом|о|у|ах|иях|ях|ы|ь|ию|ью|ю|ия|ья|я)$/
const DERIVATIONAL = /ость?$/
const SUPERLATIVE = /ейше?$/

/** The longest matching ending removed; undefined when there is none. */
const cut = (text: string, ending: RegExp): string | undefined => {
  const match = ending.exec(text)
  return match ? text.slice(0, match.index) : undefined
}

const cutInflection = (text: string): string => {
  const gerund = cut(text, PERFECTIVE)
  if (gerund !== undefined) return gerund
  const active = cut(text, REFLEXIVE) ?? text
  const adjective = cut(active, ADJECTIVE)
  if (adjective !== undefined) return cut(adjective, PARTICIPLE) ?? adjective
  return cut(active, VERB) ?? cut(active, NOUN) ?? active
}

const cutDerivation = (head: string, tail: string): string => {
  const second = SECOND_REGION.exec(head + tail)?.[1] ?? ''
  return DERIVATIONAL.test(second) ? tail.replace(DERIVATIONAL, '') : tail
}

const tidy = (text: string): string => {
  const plain = cut(text, SUPERLATIVE)
  if (plain !== undefined) return plain.replace(/нн$/, 'н')
  return text.endsWith('нн') ? text.slice(0, -1) : text.replace(/ь$/, '')
}

const cache = new Map<string, string>()
const MOST_KEPT = 20_000

const computeStem = (word: string): string => {
  const [, head = '', tail] = REGION.exec(word) ?? []
  if (tail === undefined) return word
  const inflected = cutInflection(tail).replace(/и$/, '')
  return head + tidy(cutDerivation(head, inflected))
}

/** The stem of a word in lower case with «е» for «ё». */
export const stem = (word: string): string => {
  const known = cache.get(word)
  if (known !== undefined) return known
  if (cache.size >= MOST_KEPT) cache.clear()
  const computed = computeStem(word)
  cache.set(word, computed)
  return computed
}
