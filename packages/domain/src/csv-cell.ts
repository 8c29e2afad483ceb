/** Spreadsheets run a cell that begins so. */
const FORMULA = /^[=+\-@\t\r]/
const GUARDED = /^'(?=[=+\-@\t\r])/

/** A text as one cell of CSV that no spreadsheet takes for a formula. */
export const toCsvCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell that was guarded so: what we export comes back the same. */
export const fromCsvCell = (cell: string): string => cell.replace(GUARDED, '')
