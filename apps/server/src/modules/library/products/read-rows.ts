import { createCsvReader } from '@kadr/domain/base/csv-reader'
import { findEncoding } from '@kadr/domain/base/decode-text'
import { type Columns, findColumns, readCells } from './csv-columns.ts'
import type { RawRow } from './import-row.ts'
import { notImportable } from './not-importable.ts'
import { createYmlReader } from './yml-offers.ts'

const MAX_ROWS = 5000
/** Small chunks are joined first: every push rescans the incomplete token. */
const PIECE_LENGTH = 65_536
const HEAD_BYTES = 4096

export type Table = string | { bytes: Uint8Array; label?: string | undefined }
export type Rows = { rows: RawRow[]; isCut: boolean }

const createTableReader = (onRow: (raw: RawRow) => void) => {
  let columns: Columns | undefined
  return createCsvReader({
    onRow: ({ line, cells }) => {
      if (columns) onRow(readCells({ columns, cells, row: line }))
      else columns = findColumns(cells)
    },
    refuse: notImportable,
  })
}

function* decode({ bytes, label }: Exclude<Table, string>): Generator<string> {
  const decoder = new TextDecoder(findEncoding({ head: bytes.subarray(0, HEAD_BYTES), label }))
  for (let at = 0; at < bytes.length; at += PIECE_LENGTH) {
    yield decoder.decode(bytes.subarray(at, at + PIECE_LENGTH), { stream: true })
  }
  yield decoder.decode()
}

function* piecesOf(table: Table): Generator<string> {
  if (typeof table !== 'string') return yield* decode(table)
  const text = table.replace(/^\ufeff/, '')
  for (let at = 0; at < text.length; at += PIECE_LENGTH) yield text.slice(at, at + PIECE_LENGTH)
}

/** Rows of a CSV table or a YML price feed, at most 5 000; reading stops there. */
export const readRows = (table: Table): Rows => {
  const rows: RawRow[] = []
  const take = (row: RawRow) => {
    if (rows.length <= MAX_ROWS) rows.push(row)
  }
  let reader: { push(text: string): void; end(): void } | undefined
  for (const piece of piecesOf(table)) {
    if (!reader && piece.trim() === '') continue
    reader ??= /^\s*</.test(piece) ? createYmlReader(take) : createTableReader(take)
    reader.push(piece)
    if (rows.length > MAX_ROWS) return { rows: rows.slice(0, MAX_ROWS), isCut: true }
  }
  if (!reader) throw notImportable('Файл пуст')
  reader.end()
  return { rows: rows.slice(0, MAX_ROWS), isCut: rows.length > MAX_ROWS }
}
