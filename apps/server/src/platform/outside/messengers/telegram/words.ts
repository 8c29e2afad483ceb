import { escapeHtml } from '@kadr/kit/escape-html'
import type { Words } from '../port.ts'

const MAX_TITLE = 256
const MAX_TEXT = 3000
/** With the title below Telegram's limit of 4096 characters. */
const MAX_LONG_TEXT = 3800
/** Telegram's limit is 1024 characters including the title. */
const MAX_CAPTION = 760

const cut = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`

/** The title in bold above the text, as HTML. */
export const composeHtml = ({ title, text, isLong = false }: Words): string => {
  const heading = title && `<b>${escapeHtml(cut(title, MAX_TITLE))}</b>`
  const body = escapeHtml(cut(text, isLong ? MAX_LONG_TEXT : MAX_TEXT))
  return [heading, body].filter(Boolean).join('\n')
}

/** The same below a file. */
export const composeCaption = ({ title, text }: Words): string =>
  composeHtml({ title, text: cut(text, MAX_CAPTION) })

/** A caption without markup. */
export const cutCaption = (caption: string): string => cut(caption, MAX_TITLE)
