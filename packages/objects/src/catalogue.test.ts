import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { readLines } from './matching/lexicon.ts'
import { TRADE_LISTS } from './matching/trades/index.ts'
import { WORD_LISTS } from './matching/words/index.ts'
import { findVector } from './node/vectors.ts'

it('has a drawing of both kinds for every object', () => {
  expect(catalogue.length).toBeGreaterThan(800)
  const undrawn = catalogue.filter(({ name }) =>
    (['full', 'flat'] as const).some((kind) => !findVector(name, kind)?.startsWith('<svg ')),
  )
  expect(undrawn).toEqual([])
})

it('has no flags, weapons, religion, mourning or foreign money', () => {
  const names = catalogue.map(({ name }) => name)
  const banned =
    /^flag-(?!in-hole)|(^|-)(gun|dagger|swords|bomb|coffin|headstone|church|mosque|cross|yen|euro|dollar|pound)(-|$)/
  expect(names.filter((name) => banned.test(name))).toEqual(['cross-mark'])
})

it('knows every object the lists lead to, and each word once', () => {
  const lines = [...WORD_LISTS, ...TRADE_LISTS].flatMap(readLines)
  const named = lines.flatMap((line) => line.split(':')[1]?.trim().split(' ') ?? [])
  const known = new Set(catalogue.map(({ name }) => name))
  expect(named.filter((name) => !known.has(name))).toEqual([])
  const words = WORD_LISTS.flatMap(readLines).flatMap((line) =>
    (line.split(':')[0] ?? '').replace(/^-/, '').split('|'),
  )
  expect(words.length).toBeGreaterThan(3000)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})
