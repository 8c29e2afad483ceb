import type { CaptionsLayer, CaptionWord } from '@kadr/contract/scene'
import { splitPages } from './split-pages.ts'

export type CaptionPage = { words: readonly CaptionWord[]; start: number; end: number }

/** How long a page stays after its last word when nothing follows. */
const LINGER_SECONDS = 0.6

const pagesOf = ({ words, wordsPerPage }: CaptionsLayer): CaptionPage[] => {
  const pages = splitPages({ words, perPage: wordsPerPage })
  return pages.map((page, index) => {
    const start = page[0]?.start ?? 0
    const spoken = page.at(-1)?.end ?? start
    const next = pages[index + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY
    return { words: page, start, end: Math.min(next, spoken + LINGER_SECONDS) }
  })
}

const cache = new WeakMap<readonly CaptionWord[], { perPage: number; pages: CaptionPage[] }>()

/** The words by pages. Asked for on every frame, so it is kept as long as the words are the same. */
export const captionPages = (layer: CaptionsLayer): CaptionPage[] => {
  const kept = cache.get(layer.words)
  if (kept?.perPage === layer.wordsPerPage) return kept.pages
  const pages = pagesOf(layer)
  cache.set(layer.words, { perPage: layer.wordsPerPage, pages })
  return pages
}

/** Which page is shown and which of its words is spoken; -1 before the first and between words of no mark. */
export const captionStateAt = ({
  layer,
  seconds,
}: {
  layer: CaptionsLayer
  seconds: number
}): { page: number; word: number } | undefined => {
  const pages = captionPages(layer)
  const page = pages.findLastIndex(({ start }) => start <= seconds)
  const current = pages[page]
  if (!current || seconds >= current.end) return undefined
  if (layer.spoken === 'none') return { page, word: -1 }
  return { page, word: current.words.findLastIndex(({ start }) => start <= seconds) }
}
