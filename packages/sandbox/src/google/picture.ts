import { escapeHtml } from '@kadr/kit/escape-html'

const COLOURS = ['#2f4bff', '#0e8f66', '#b36b00', '#c2388f', '#0b7f93', '#7a52cc'] as const

/** A letter avatar in place of Google's profile photo. */
export const drawPicture = (letter: string) => {
  const [first = '?'] = letter
  const colour = COLOURS[(first.codePointAt(0) ?? 0) % COLOURS.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="64" text-anchor="middle" font-family="sans-serif" font-size="44" font-weight="600" fill="#fff">${escapeHtml(first)}</text></svg>`
}
