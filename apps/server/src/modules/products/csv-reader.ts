import { notImportable } from './not-importable.ts'

const DELIMITERS = [';', ',', '\t'] as const
/** A header longer than this is not a table. */
const MAX_HEADER_CHARACTERS = 65_536
const MAX_CELL_CHARACTERS = 50_000
const MAX_CELLS = 300

/** The delimiter that splits the header most, not counting what is in quotes. */
const findDelimiter = (header: string): string => {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: bare.split(delimiter).length,
  }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

export type CsvRow = { line: number; cells: string[] }

/**
 * A table given in pieces of any size; rows come out as soon as they are complete. Quotes may hold line breaks
 * and doubled quotes. A quote that never closes, or a cell without end, is an error and not a memory leak.
 */
export const createCsvReader = (onRow: (row: CsvRow) => void) => {
  let waiting = ''
  let delimiter: string | undefined
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  /** A quote at the end of a piece: whether it closes or is doubled, the next character tells. */
  let isQuoteOpen = false
  let line = 1
  let rowLine = 1

  const endCell = () => {
    if (cells.length < MAX_CELLS) cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((text) => text.trim() !== '')) onRow({ line: rowLine, cells })
    cells = []
    rowLine = line
  }
  const add = (text: string) => {
    cell += text
    if (cell.length > MAX_CELL_CHARACTERS) {
      throw notImportable(`Строка ${rowLine}: слишком длинная ячейка или не закрыта кавычка`)
    }
  }

  const takeQuoted = (letter: string) => {
    if (isQuoteOpen) {
      isQuoteOpen = false
      if (letter === '"') return add('"')
      isQuoted = false
      return takeBare(letter)
    }
    if (letter === '"') isQuoteOpen = true
    else add(letter)
  }
  const takeBare = (letter: string) => {
    if (letter === delimiter) endCell()
    else if (letter === '\n') endRow()
    else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter !== '\r') add(letter)
  }
  const take = (text: string) => {
    for (const letter of text) {
      if (letter === '\n') line += 1
      if (isQuoted) takeQuoted(letter)
      else takeBare(letter)
    }
  }

  /** Nothing is read before the header is whole: the delimiter is found in it. */
  const begin = (isLast: boolean) => {
    if (delimiter !== undefined) return
    const end = waiting.search(/[\r\n]/)
    if (end < 0 && !isLast && waiting.length <= MAX_HEADER_CHARACTERS) return
    if (end < 0 ? waiting.length > MAX_HEADER_CHARACTERS : end > MAX_HEADER_CHARACTERS) {
      throw notImportable('Первая строка слишком длинная: это не таблица CSV')
    }
    delimiter = findDelimiter(end < 0 ? waiting : waiting.slice(0, end))
  }

  return {
    push(text: string) {
      // Old systems end lines with a lone CR; a pair of them must not make two rows.
      waiting += text
      begin(false)
      if (delimiter === undefined) return
      const isSplit = waiting.endsWith('\r')
      const ready = isSplit ? waiting.slice(0, -1) : waiting
      waiting = isSplit ? '\r' : ''
      take(ready.replaceAll(/\r\n?/g, '\n'))
    },
    end() {
      begin(true)
      take(waiting.replaceAll(/\r\n?/g, '\n'))
      waiting = ''
      if (isQuoted && !isQuoteOpen) throw notImportable(`Строка ${rowLine}: не закрыта кавычка`)
      endRow()
    },
  }
}
