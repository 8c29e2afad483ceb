import { expect, it } from 'vitest'
import { fromCsvCell, toCsvCell } from './csv-cell.ts'

it.each(['=1+1', '+7 999', '-10 %', '@SUM(A1)', '\t=1', '\r=1'])('disarms %j', (text) => {
  const cell = toCsvCell(text)
  expect(cell.replace(/^"/, '')).toMatch(/^'/)
  expect(fromCsvCell(cell.replaceAll('"', ''))).toBe(text)
})

it('quotes what would break the row and leaves the rest alone', () => {
  expect(toCsvCell('Чай "Пуэр", 100 г')).toBe('"Чай ""Пуэр"", 100 г"')
  expect(toCsvCell('Чай')).toBe('Чай')
  expect(fromCsvCell("'Чай'")).toBe("'Чай'")
})
