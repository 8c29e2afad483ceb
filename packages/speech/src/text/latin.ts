import { BRANDS } from './brands.ts'

const LETTER_NAMES: Record<string, string> = {
  a: 'эй',
  b: 'би',
  c: 'си',
  d: 'ди',
  e: 'и',
  f: 'эф',
  g: 'джи',
  h: 'эйч',
  i: 'ай',
  j: 'джей',
  k: 'кей',
  l: 'эл',
  m: 'эм',
  n: 'эн',
  o: 'оу',
  p: 'пи',
  q: 'кью',
  r: 'эр',
  s: 'эс',
  t: 'ти',
  u: 'ю',
  v: 'ви',
  w: 'дабл-ю',
  x: 'икс',
  y: 'вай',
  z: 'зет',
}

/** From the longest to the shortest; what is not there is said letter by letter. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['tion', 'шн'],
  ['ough', 'о'],
  ['ight', 'айт'],
  ['sch', 'ш'],
  ['tch', 'ч'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['th', 'т'],
  ['ph', 'ф'],
  ['wh', 'у'],
  ['ck', 'к'],
  ['qu', 'кв'],
  ['oo', 'у'],
  ['ee', 'и'],
  ['ea', 'и'],
  ['ou', 'ау'],
  ['ow', 'оу'],
  ['ai', 'ей'],
  ['ay', 'ей'],
  ['oa', 'оу'],
  ['au', 'о'],
  ['ew', 'ью'],
  ['ng', 'нг'],
  ['kn', 'н'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'дж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'и'],
  ['z', 'з'],
]

/** Letters by their names, as one word that ends stressed. */
const spellLatin = (word: string): string =>
  [...word.toLowerCase()].map((letter) => LETTER_NAMES[letter] ?? '').join('-')

const bySounds = (word: string): string => {
  let rest = word.toLowerCase()
  let said = ''
  while (rest) {
    // A silent e at the end: «made», «store».
    if (rest === 'e' && said.length > 2) break
    const isSoft = /^c[eiy]/.test(rest)
    const [letters, sound] = isSoft
      ? (['c', 'с'] as const)
      : (SOUNDS.find(([start]) => rest.startsWith(start)) ?? ([rest[0] ?? '', ''] as const))
    // Doubled letters sound once.
    const isDouble = rest[1] === letters && letters.length === 1
    said += sound
    rest = rest.slice(letters.length + (isDouble ? 1 : 0))
  }
  return said
}

/** A word in Latin letters as a Russian reader says it. */
export const readLatin = (word: string): string[] => {
  const known = BRANDS[word.toLowerCase()]
  if (known) return known.split(' ')
  const isAbbreviation = word.length > 1 && word.length <= 4 && word === word.toUpperCase()
  const hasNoVowel = !/[aeiouy]/i.test(word)
  if (word.length === 1 || isAbbreviation || hasNoVowel) return [spellLatin(word)]
  return [bySounds(word)]
}
