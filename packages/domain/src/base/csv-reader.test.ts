import { afterEach, expect, it, vi } from 'vitest'
import { createCsvReader } from './csv-reader.ts'

afterEach(() => vi.restoreAllMocks())

/** How many characters are trimmed while a table is read. */
const countTrimmed = (text: string) => {
  let trimmed = 0
  const { trim } = String.prototype
  vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
    trimmed += this.length
    return trim.call(this)
  })
  const reader = createCsvReader({
    onRow: () => undefined,
    refuse: (message) => new Error(message),
  })
  reader.push(text)
  reader.end()
  vi.restoreAllMocks()
  return trimmed
}

it.each([
  ['quotes after spaces and a letter', (size: number) => `${' '.repeat(size)}a${'"'.repeat(size)}`],
  ['quotes after a letter', (size: number) => `a${'"'.repeat(size)}`],
  ['spaces and quotes by turns', (size: number) => `a${' "'.repeat(size)}`],
])('looks at each character of a cell a bounded number of times: %s', (_name, cellOf) => {
  const tableOf = (size: number) => `name;b\n${cellOf(size)};1\n`
  const small = countTrimmed(tableOf(2000))
  const large = countTrimmed(tableOf(8000))
  expect(large).toBeLessThan(small * 5)
})

it('takes quotes after leading spaces as quoting, and later ones as letters', () => {
  const rows: string[][] = []
  const reader = createCsvReader({
    onRow: ({ cells }) => rows.push(cells),
    refuse: (message) => new Error(message),
  })
  reader.push('a;b;c\n  "x;y";z"z"; " "\n')
  reader.end()
  expect(rows[1]).toEqual(['x;y', 'z"z"', ' '])
})
