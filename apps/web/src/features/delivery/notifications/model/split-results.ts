const SEPARATOR = ': '

type Row = { name: string; value: string }

const readRow = (line: string): Row[] => {
  const at = line.indexOf(SEPARATOR)
  return at < 0 ? [] : [{ name: line.slice(0, at), value: line.slice(at + SEPARATOR.length) }]
}

/** The lines of a message, «Просмотры: 6 234, на 23 % больше», as rows; the last paragraph is the advice. */
export const splitResults = (text: string): { rows: Row[]; advice: string } => {
  const [figures = '', ...rest] = text.split('\n\n')
  const rows = figures.split('\n').flatMap(readRow)
  return { rows, advice: rest.join('\n\n') }
}
