/** The text with something put where the caret is, and where the caret is then. */
export const insertText = ({
  text,
  piece,
  start,
  end,
}: {
  text: string
  piece: string
  start: number
  end: number
}): { text: string; caret: number } => ({
  text: text.slice(0, start) + piece + text.slice(end),
  caret: start + piece.length,
})
