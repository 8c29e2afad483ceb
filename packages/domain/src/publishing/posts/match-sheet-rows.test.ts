import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeRowChanges, matchSheetRows } from './match-sheet-rows.ts'

const rowOf = (text: string, written = '', key = '') => ({
  key,
  cells: { text, written, accounts: [], media: [] },
})
const textsOf = (found: ReturnType<typeof matchSheetRows>) =>
  [...found].map(([row, one]) => [row.cells.text, one.cells.text])

it('knows rows by the key of the table, whatever else has changed', () => {
  const known = [rowOf('Раз', '01.12.2026 10:00', 'a'), rowOf('Два', '', 'b')]
  const rows = [rowOf('Совсем иначе', '', 'b'), rowOf('Раз', '', 'c')]
  expect(textsOf(matchSheetRows({ known, rows }))).toEqual([['Совсем иначе', 'Два']])
})

it('knows rows without keys by their text, or by their time where only one is left', () => {
  const known = [rowOf('Раз', '01.12.2026 10:00'), rowOf('Два', '02.12.2026 10:00')]
  const rows = [
    rowOf('Два с точкой', '02.12.2026 10:00'),
    rowOf('Раз', '03.12.2026 12:00'),
    rowOf('Три'),
  ]
  expect(textsOf(matchSheetRows({ known, rows }))).toEqual([
    ['Раз', 'Раз'],
    ['Два с точкой', 'Два'],
  ])
  const two = [rowOf('Ж', '02.12.2026 10:00'), rowOf('З', '02.12.2026 10:00')]
  expect(matchSheetRows({ known, rows: two }).size).toBe(0)
})

it('knows rows of a table that got its column of keys later, and no row by another key', () => {
  const known = [rowOf('Раз'), rowOf('Два', '', 'b')]
  const rows = [rowOf('Раз', '', 'a'), rowOf('Два', '', 'c')]
  expect(textsOf(matchSheetRows({ known, rows }))).toEqual([['Раз', 'Раз']])
})

const anyRow = fc.record({
  key: fc.constantFrom('', '', '', 'a', 'b'),
  cells: fc.record({
    text: fc.constantFrom('', 'а', 'б', 'в'),
    written: fc.constantFrom('', '1', '2'),
    accounts: fc.constantFrom([], ['к']),
    media: fc.constant([]),
  }),
})

it('finds every row of the same table again, in any order, and none twice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, { selector: ({ key }) => key || Symbol('none'), maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (known, order) => {
        const rows = structuredClone(known)
          .map((row) => ({ row, at: order.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ row }) => row)
        const found = matchSheetRows({ known, rows })
        expect(found.size).toBe(known.length)
        expect(new Set(found.values()).size).toBe(known.length)
        for (const [row, one] of found) expect(row).toEqual(one)
      },
    ),
  )
})

it('says what has changed', () => {
  const before = { text: 'Раз', written: '', accounts: ['Канал'], media: ['a.jpg'] }
  expect(
    describeRowChanges({
      before,
      now: { text: 'Раз!', written: '01.12.2026 10:00', accounts: [], media: ['a.jpg'] },
    }),
  ).toEqual(['Текст', 'Время: его не было', 'Аккаунты: было «Канал»'])
  expect(describeRowChanges({ before, now: before })).toEqual([])
})
