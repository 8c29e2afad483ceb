import type { Page } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/** Words at a place; `element` is its number among all elements of the page. */
type Piece = { words: string; element: number; at: Box }

/** Texts, values of fields and names of buttons without text; a pressed one says so. */
const collectPieces = (page: Page): Promise<Piece[]> =>
  page.evaluate(() => {
    const lineOf = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getClientRects()[0]
    }
    const fieldText = (element: Element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value || element.placeholder
        : ''
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? ''
      return element.getAttribute('aria-pressed') === 'true' ? `${name}, нажата` : name
    }
    return [...document.body.querySelectorAll('*')].flatMap((element, number) => {
      const box = element.getBoundingClientRect()
      const texts = [...element.childNodes].filter((node) => node instanceof Text)
      return [
        ...texts.map((node) => ({ words: node.data, rect: lineOf(node) })),
        { words: fieldText(element), rect: box },
        { words: nameOf(element), rect: box },
      ].flatMap(({ words, rect }) =>
        rect ? [{ words, element: number, at: rect.toJSON() as Box }] : [],
      )
    })
  })

const isInside = ({ x, y, width, height }: Box, box: Box) =>
  width > 0 &&
  height > 0 &&
  x >= box.x &&
  y >= box.y &&
  x + width <= box.x + box.width &&
  y + height <= box.y + box.height

/** What lies under a dialog or beyond the edge of a list is there, but nobody sees it. */
const keepSeen = (page: Page, pieces: readonly Piece[]): Promise<string[]> =>
  page.evaluate((given) => {
    const all = document.body.querySelectorAll('*')
    const isSeen = ({ element, at }: (typeof given)[number]) => {
      const own = all[element]
      const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)
      if (!own?.checkVisibility({ opacityProperty: true }) || !top) return false
      return top.contains(own) || own.contains(top)
    }
    return given.filter(isSeen).map(({ words }) => words)
  }, pieces)

/** Everything that can be read in the box, each once, in the order of the page. */
export const readShown = async (page: Page, box: Box): Promise<string[]> => {
  const pieces = (await collectPieces(page))
    .map((piece) => ({ ...piece, words: piece.words.replaceAll(/[\s\u00a0]+/g, ' ').trim() }))
    .filter(({ words, at }) => words !== '' && isInside(at, box))
  return [...new Set(await keepSeen(page, pieces))]
}
