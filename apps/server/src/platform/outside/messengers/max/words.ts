import { cut, markWords } from '../marked-words.ts'
import type { Words } from '../port.ts'

const MAX_TITLE = 256
const MAX_TEXT = 3000
/** Of a message with its marks: MAX does not say whether they count. */
const MAX_MARKED = 4000
const MAX_LONG_TEXT = 3700

/** The title in bold above the text, as HTML; without marks where they would not fit. */
export const composeText = ({
  title,
  text,
  isLong = false,
}: Words): { text: string; format: 'html' } | { text: string } => {
  const marked = markWords({
    title,
    text,
    max: { title: MAX_TITLE, text: isLong ? MAX_LONG_TEXT : MAX_TEXT },
  })
  if (marked.length <= MAX_MARKED) return { text: marked, format: 'html' }
  return { text: cut([title, text].filter(Boolean).join('\n'), MAX_MARKED) }
}

/** A caption without markup. */
export const cutCaption = (caption: string): string => cut(caption, MAX_TITLE)
