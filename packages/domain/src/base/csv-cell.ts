/** Spreadsheets execute cells that begin with these characters. */
const FORMULA = /^[=+\-@\t\r]/
const GUARDED = /^'(?=[=+\-@\t\r])/

/** Encodes a CSV cell and guards it against formula injection. */
export const toCsvCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the guard, so that an export can be imported unchanged. */
export const fromCsvCell = (cell: string): string => cell.replace(GUARDED, '')
