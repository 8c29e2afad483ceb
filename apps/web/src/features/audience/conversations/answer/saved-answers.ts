import type { SavedAnswer } from '@kadr/contract/audience/saved-answers'

const TITLE_MAX = 60

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** By any words of the title or the text, whatever their order. */
export const findSaved = (saved: readonly SavedAnswer[], search: string): SavedAnswer[] => {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return saved.filter(({ title, text }) => {
    const where = plain(`${title} ${text}`)
    return words.every((word) => where.includes(word))
  })
}

/** The first words of an answer name it. */
export const titleOf = (text: string): string => {
  const line = text.trim().split('\n')[0] ?? ''
  if (line.length <= TITLE_MAX) return line
  const cut = line.slice(0, TITLE_MAX - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}
