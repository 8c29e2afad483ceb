import { toCsvCell } from '@kadr/domain/csv-cell'
import type { TableCell } from './report-tables.ts'

/** Excel takes a file for UTF-8 by this mark only. */
const BOM = '\uFEFF'

/** Russian Excel separates by semicolons and reads a decimal comma. */
const cellOf = (cell: TableCell): string => {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell).replace('.', ',') : toCsvCell(cell)
}

export const writeCsv = (rows: readonly (readonly TableCell[])[]): string =>
  `${BOM}${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
