import { escapeHtml } from '@kadr/kit/escape-html'

/** At a word. */
export const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`

/** The title in bold above the text, as HTML. */
export const markWords = ({
  title,
  text,
  max,
}: {
  title: string
  text: string
  max: { title: number; text: number }
}): string => {
  const heading = title && `<b>${escapeHtml(cut(title, max.title))}</b>`
  return [heading, escapeHtml(cut(text, max.text))].filter(Boolean).join('\n')
}
