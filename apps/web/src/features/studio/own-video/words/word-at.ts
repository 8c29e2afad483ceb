export type WordRange = { first: number; last: number }

const indexOf = (element: Element | null | undefined): number | undefined => {
  const given = element?.closest<HTMLElement>('[data-word]')?.dataset.word
  return given === undefined ? undefined : Number(given)
}

/** The word a place of a selection is in, or the nearest one in a direction. */
const findWord = (root: Element, node: Node, direction: 'back' | 'forth'): number | undefined => {
  const inside = indexOf(node instanceof Element ? node : node.parentElement)
  if (inside !== undefined) return inside
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (element) =>
    element instanceof HTMLElement && element.dataset.word !== undefined
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  )
  walker.currentNode = node
  const found = direction === 'forth' ? walker.nextNode() : walker.previousNode()
  return found instanceof Element ? indexOf(found) : undefined
}

/** The words that are selected inside of an element; undefined without any. */
export const readWordRange = (root: Element): WordRange | undefined => {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const { startContainer, endContainer } = selection.getRangeAt(0)
  if (!root.contains(startContainer) || !root.contains(endContainer)) return undefined
  const first = findWord(root, startContainer, 'forth')
  const last = findWord(root, endContainer, 'back')
  return first === undefined || last === undefined || last < first ? undefined : { first, last }
}

const wordElement = (root: Element, index: number) => root.querySelector(`[data-word="${index}"]`)

/** Selects words as a drag over them does. */
export const selectWords = (root: Element, { first, last }: WordRange): void => {
  const [start, end] = [wordElement(root, first), wordElement(root, last)]
  if (!start || !end) return
  document.getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length)
  end.scrollIntoView({ block: 'nearest' })
}

/** The word at a pointer. */
export const wordOfEvent = (target: EventTarget): number | undefined =>
  target instanceof Element ? indexOf(target) : undefined
