const DELIMITERS = [';', ',', '\t'] as const
/** A longer header is not a table. */
const MAX_HEADER_CHARACTERS = 65_536
const MAX_CELL_CHARACTERS = 50_000
const MAX_CELLS = 300

/** The delimiter that occurs most in the header, outside quotes. */
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
 * Streaming CSV reader: accepts pieces of any size and emits complete rows. Quotes may contain line
 * breaks and doubled quotes. An unclosed quote or an endless cell is an error, not a memory leak.
 */
export const createCsvReader = ({
  onRow,
  refuse,
}: {
  onRow(row: CsvRow): void
  /** Creates the error to throw from a Russian message. */
  refuse(message: string): Error
}) => {
  let waiting = ''
  let delimiter: string | undefined
  let cells: string[] = []
  let cell = ''
  /** Whether the cell has only whitespace so far: counted, since trimming at each quote is quadratic. */
  let isBlank = true
  let isQuoted = false
  /** A quote at the end of a piece: the next character tells whether it closes or is doubled. */
  let isQuoteOpen = false
  let line = 1
  let rowLine = 1

  const endCell = () => {
    if (cells.length < MAX_CELLS) cells.push(cell)
    cell = ''
    isBlank = true
  }
  const endRow = () => {
    endCell()
    if (cells.some((text) => text.trim() !== '')) onRow({ line: rowLine, cells })
    cells = []
    rowLine = line
  }
  const add = (text: string) => {
    cell += text
    isBlank = isBlank && text.trim() === ''
    if (cell.length > MAX_CELL_CHARACTERS) {
      throw refuse(`Строка ${rowLine}: слишком длинная ячейка или не закрыта кавычка`)
    }
  }

  const readQuoted = (letter: string) => {
    if (isQuoteOpen) {
      isQuoteOpen = false
      if (letter === '"') return add('"')
      isQuoted = false
      return readBare(letter)
    }
    if (letter === '"') isQuoteOpen = true
    else add(letter)
  }
  const readBare = (letter: string) => {
    if (letter === delimiter) endCell()
    else if (letter === '\n') endRow()
    else if (letter === '"' && isBlank) {
      cell = ''
      isQuoted = true
    } else if (letter !== '\r') add(letter)
  }
  const take = (text: string) => {
    for (const letter of text) {
      if (letter === '\n') line += 1
      if (isQuoted) readQuoted(letter)
      else readBare(letter)
    }
  }

  /** Waits for the whole header, which determines the delimiter. */
  const begin = (isLast: boolean) => {
    if (delimiter !== undefined) return
    const end = waiting.search(/[\r\n]/)
    if (end < 0 && !isLast && waiting.length <= MAX_HEADER_CHARACTERS) return
    if (end < 0 ? waiting.length > MAX_HEADER_CHARACTERS : end > MAX_HEADER_CHARACTERS) {
      throw refuse('Первая строка слишком длинная: это не таблица CSV')
    }
    delimiter = findDelimiter(end < 0 ? waiting : waiting.slice(0, end))
  }

  return {
    push(text: string) {
      // Old systems end lines with a lone CR; a CRLF split across pieces must not make two rows.
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
      if (isQuoted && !isQuoteOpen) throw refuse(`Строка ${rowLine}: не закрыта кавычка`)
      endRow()
    },
  }
}
