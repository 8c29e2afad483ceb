import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) =>
      /^(apps\/(server|web)|packages\/[^/]+)\/src\/.+\.tsx?$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      existsSync(join(ROOT, path)),
  )

const lines = sources.flatMap((path) =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
    .filter(({ line }) => /[а-яё]/i.test(line)),
)

const linesWith = (pattern: RegExp) =>
  lines.filter(({ line }) => pattern.test(line)).map(({ place }) => place)

it('ends a sentence with words from elsewhere by joinSentences or endSentence', () => {
  // «18 ноября 2027 г.» and most reasons have a full stop of their own.
  const ending = /\$\{(?:\w+\.)*(?:message|text|reason|day|date|until|moment|when)\}\.(?!\w|\$)/
  expect(linesWith(ending)).toEqual([])
})

it('quotes names by quote, which turns the quotes inside of them into inner ones', () => {
  const names = linesWith(/«\$?\{[^}]+\}»/).filter(
    // Operators know their variables; titles of our own texts have no quotes.
    (place) =>
      !/^apps\/server\/src\/config\/|^apps\/web\/src\/site\/|^packages\/(?!domain)/.test(place),
  )
  expect(names.filter((place) => !place.startsWith('packages/domain/src/base/quote.ts'))).toEqual(
    [],
  )
})

it('has no two full stops in a row', () => {
  expect(linesWith(/[а-яё]\.\.(?!\.)/i)).toEqual([])
})
