import { escapeHtml } from '@kadr/kit/escape-html'
import type { MarkupElement, ShownText } from './markup.ts'

const TAGS: Readonly<Record<string, string>> = {
  emphasized: 'i',
  strong: 'b',
  strikethrough: 's',
  underline: 'u',
  monospaced: 'code',
  highlighted: 'mark',
  heading: 'b',
}

const openTag = ({ type, url }: MarkupElement) =>
  url === undefined ? `<${TAGS[type] ?? 'span'}>` : `<a href="${escapeHtml(url)}">`
const closeTag = ({ type, url }: MarkupElement) =>
  url === undefined ? `</${TAGS[type] ?? 'span'}>` : '</a>'

const endOf = ({ from, length }: MarkupElement) => from + length

/** The text as HTML: elements either nest or stand apart. */
export function renderMarkup({ text, markup }: ShownText): string {
  const cuts = [...new Set([0, text.length, ...markup.flatMap((one) => [one.from, endOf(one)])])]
  const places = cuts.sort((a, b) => a - b)
  return places
    .map((place, index) => {
      const closing = markup
        .filter((one) => endOf(one) === place)
        .sort((a, b) => b.from - a.from)
        .map(closeTag)
      const opening = markup
        .filter((one) => one.from === place)
        .sort((a, b) => b.length - a.length)
        .map(openTag)
      return [
        ...closing,
        ...opening,
        escapeHtml(text.slice(place, places[index + 1] ?? place)),
      ].join('')
    })
    .join('')
}
