import type { ImportRow } from '@kadr/contract/publishing/post-import'
import { fromCsvCell } from '../../base/csv-cell.ts'
import { type CsvRow, createCsvReader } from '../../base/csv-reader.ts'
import { formatNumber } from '../../base/plural.ts'
import { quote } from '../../base/quote.ts'
import { mergeHashtags } from './hashtags.ts'
import { findImportColumns, type ImportColumns, type ImportField } from './import-columns.ts'
import { readWhen } from './import-when.ts'

const MAX_ROWS = 1000
const MAX_TEXT = 20_000
const MAX_MEDIA = 35
const MAX_ACCOUNTS = 50
const MAX_TAG_WARNINGS = 10
const MAX_KEY = 200
const TAG = /^#?[\p{L}\p{N}_]{1,100}$/u

/** A row as in the file: connections and media are still names, resolved by the workspace. */
export type ParsedImportRow = Omit<ImportRow, 'mediaIds'> & {
  media: string[]
  /** What the table itself knows the row by; empty without such a column. */
  key: string
  /** Date and time as they are written: they stay the same once the time has passed. */
  written: string
}

export type ParsedImport = {
  rows: ParsedImportRow[]
  /** Russian: why the file is unreadable. */
  error: string | null
}

class UnreadableError extends Error {}

const listOf = (cell: string, separator: RegExp) =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const tooMany = ({ count, max, what }: { count: number; max: number; what: string }) =>
  count > max
    ? [`Не больше ${formatNumber(max)}\u00a0${what} в строке, здесь ${formatNumber(count)}`]
    : []

const rowOf = ({
  row,
  columns,
  timeZone,
  now,
}: {
  row: CsvRow
  columns: ImportColumns
  timeZone: string
  now: Date
}): ParsedImportRow => {
  const cell = (field: ImportField) => {
    const place = columns[field]
    return place === undefined ? '' : fromCsvCell((row.cells[place] ?? '').trim())
  }
  const tags = listOf(cell('tags'), /[\s,;|]+/)
  const text = mergeHashtags({ text: cell('text'), tags: tags.filter((tag) => TAG.test(tag)) })
  const accounts = listOf(cell('accounts'), /[,;|\n]+/)
  const media = listOf(cell('media'), /[,;|\n]+/)
  const { when, error, warning } = readWhen({
    date: cell('date'),
    time: cell('time'),
    timeZone,
    now,
  })
  return {
    line: row.line,
    text,
    accounts: accounts.slice(0, MAX_ACCOUNTS),
    media: media.slice(0, MAX_MEDIA),
    key: cell('key').slice(0, MAX_KEY),
    written: `${cell('date')} ${cell('time')}`.trim(),
    when,
    errors: [
      ...(text === '' && media.length === 0 ? ['Нет ни текста, ни файлов'] : []),
      ...(text.length > MAX_TEXT ? [`Текст длиннее ${formatNumber(MAX_TEXT)}\u00a0знаков`] : []),
      ...tooMany({ count: media.length, max: MAX_MEDIA, what: 'файлов' }),
      ...tooMany({ count: accounts.length, max: MAX_ACCOUNTS, what: 'аккаунтов' }),
      ...(error ? [error] : []),
    ],
    warnings: [
      ...(warning ? [warning] : []),
      ...tags
        .filter((tag) => !TAG.test(tag))
        .slice(0, MAX_TAG_WARNINGS)
        .map((tag) => `Хештег ${quote(tag)} пропущен: в нём должны быть только буквы и цифры`),
    ],
  }
}

const readTable = (text: string): CsvRow[] => {
  const rows: CsvRow[] = []
  const reader = createCsvReader({
    onRow: (row) => rows.push(row),
    refuse: (message) => new UnreadableError(message),
  })
  reader.push(text.replace(/^\ufeff/, ''))
  reader.end()
  return rows
}

/** Parses a table of posts: comma, semicolon or tab as delimiter, column names in the first row. */
export const parseImportRows = ({
  text,
  timeZone,
  now,
}: {
  text: string
  timeZone: string
  now: Date
}): ParsedImport => {
  try {
    const [header, ...rows] = readTable(text)
    const columns = findImportColumns(header?.cells ?? [])
    const refuse = (error: string): ParsedImport => ({ rows: [], error })
    if (!header) return refuse('Файл пуст')
    if (columns.text === undefined && columns.media === undefined) {
      return refuse(
        'В первой строке нет названий столбцов. Назовите их: «Текст», «Аккаунты», «Дата», «Время», «Медиа», «Хештеги»',
      )
    }
    if (rows.length === 0) return refuse('В файле только названия столбцов: добавьте посты')
    if (rows.length > MAX_ROWS) {
      return refuse(`В файле больше ${formatNumber(MAX_ROWS)}\u00a0строк: разделите его на части`)
    }
    return { rows: rows.map((row) => rowOf({ row, columns, timeZone, now })), error: null }
  } catch (error) {
    if (error instanceof UnreadableError) return { rows: [], error: error.message }
    throw error
  }
}
