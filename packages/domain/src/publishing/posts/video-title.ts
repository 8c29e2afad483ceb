export const VIDEO_TITLE_MAX = 100

const LINK = /https?:\/\/\S+/giu

const tidy = (line: string): string => line.replace(/[<>]/g, '').replace(/\s+/g, ' ').trim()

/** A link can't be pressed in a title, and the word that leads to it stays without its colon. */
const withoutLinks = (line: string): string => {
  const clean = tidy(line.replace(LINK, ''))
  return clean === tidy(line) ? clean : clean.replace(/[\s.,;:—–→👉-]+$/u, '')
}

const cutAtWord = (line: string): string => {
  const signs = [...line]
  if (signs.length <= VIDEO_TITLE_MAX) return line
  const start = signs.slice(0, VIDEO_TITLE_MAX - 1).join('')
  const space = signs[VIDEO_TITLE_MAX - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  const cut = space > start.length / 2 ? start.slice(0, space) : start
  return `${cut.replace(/[\s.,;:—–-]+$/u, '')}…`
}

/** The title of a video without one of its own: the first line with words. YouTube refuses angle brackets. */
export const videoTitleOf = (text: string): string => {
  const lines = text.trim().split('\n')
  const worded = lines.map(withoutLinks).find((line) => line !== '')
  return cutAtWord(worded ?? tidy(lines[0] ?? ''))
}
