import { BRANDS } from './brands.ts'
import { FOREIGN } from './foreign-words.ts'
import { table } from './table.ts'

const LETTER_NAMES: Record<string, string> = table({
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
})

/** Longest first; anything else is spelled. */
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
  ['ey', 'ей'],
  ['oy', 'ой'],
  ['oi', 'ой'],
  ['yo', 'йо'],
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

/** Letter names as one word with final stress. */
const spellLatin = (word: string): string =>
  [...word.toLowerCase()].map((letter) => LETTER_NAMES[letter] ?? '').join('-')

/** A silent e makes the vowel before it long: «like», «game», «nude». */
const LONG: Record<string, string> = table({ a: 'ей', i: 'ай', y: 'ай', o: 'оу', u: 'ю' })

/** The next letters and their sound. */
const nextSound = (rest: string, said: string): readonly [string, string] => {
  const [, long = ''] = /^([aiyou])[bdfgklmnpstvz]e$/.exec(rest) ?? []
  if (long && said) return [long, LONG[long] ?? '']
  // «Event» begins with a hard sound.
  if (!said && /^e(?![aew])/.test(rest)) return ['e', 'э']
  if (/^c[eiy]/.test(rest)) return ['c', 'с']
  return SOUNDS.find(([start]) => rest.startsWith(start)) ?? [rest[0] ?? '', '']
}

const bySounds = (word: string): string => {
  let rest = word.toLowerCase()
  let said = ''
  while (rest) {
    // A silent e at the end: «made», «store».
    if (rest === 'e' && said.length > 2) break
    const [letters, sound] = nextSound(rest, said)
    // Doubled letters sound once.
    const isDouble = rest[1] === letters && letters.length === 1
    said += sound
    rest = rest.slice(letters.length + (isDouble ? 1 : 0))
  }
  return said
}

/** A Latin word as a Russian reader pronounces it. */
export const readLatin = (word: string): string[] => {
  const name = word.toLowerCase()
  const known =
    (Object.hasOwn(BRANDS, name) && BRANDS[name]) || (Object.hasOwn(FOREIGN, name) && FOREIGN[name])
  if (known) return known.split(' ')
  const isAbbreviation = word.length > 1 && word.length <= 4 && word === word.toUpperCase()
  const hasNoVowel = !/[aeiouy]/i.test(word)
  if (word.length === 1 || isAbbreviation || hasNoVowel) return [spellLatin(word)]
  return [bySounds(word)]
}
