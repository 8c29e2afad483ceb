import { cut, markWords } from '../marked-words.ts'
import type { Words } from '../port.ts'

const MAX_TITLE = 256
const MAX_TEXT = 3000
/** With the title below Telegram's limit of 4096 characters. */
const MAX_LONG_TEXT = 3800
/** Telegram's limit is 1024 characters including the title. */
const MAX_CAPTION = 760

/** The title in bold above the text, as HTML. */
export const composeHtml = ({ title, text, isLong = false }: Words): string =>
  markWords({ title, text, max: { title: MAX_TITLE, text: isLong ? MAX_LONG_TEXT : MAX_TEXT } })

/** The same below a file. */
export const composeCaption = ({ title, text }: Words): string =>
  composeHtml({ title, text: cut(text, MAX_CAPTION) })

/** A caption without markup. */
export const cutCaption = (caption: string): string => cut(caption, MAX_TITLE)
