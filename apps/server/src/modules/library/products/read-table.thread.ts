import { UserError } from '@kadr/domain/base/app-error'
import { type ImportRow, type RowProblem, readRow } from './import-row.ts'
import { readRows, type Table } from './read-rows.ts'

type ReadTable = {
  kind: 'rows'
  rows: { row?: ImportRow; problems: RowProblem[] }[]
  lastRow: number
  isCut: boolean
}

/** Errors lose their class between threads, so a refusal is a value. */
export type ReadTableAnswer = ReadTable | { kind: 'refused'; reason: string }

export const run = (table: Table): ReadTableAnswer => {
  try {
    const { rows, isCut } = readRows(table)
    return { kind: 'rows', rows: rows.map(readRow), lastRow: rows.at(-1)?.row ?? 0, isCut }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { kind: 'refused', reason: error.userMessage }
  }
}
