import type { CaptionsLayer, CaptionWord } from '@kadr/contract/studio/scene/scene'
import { splitPages } from './split-pages.ts'

export type CaptionPage = { words: readonly CaptionWord[]; start: number; end: number }

/** How long the last page stays after its last word. */
const LINGER_SECONDS = 0.6

const buildPages = ({ words, wordsPerPage }: CaptionsLayer): CaptionPage[] => {
  const pages = splitPages({ words, perPage: wordsPerPage })
  return pages.map((page, index) => {
    const start = page[0]?.start ?? 0
    const spoken = page.at(-1)?.end ?? start
    const next = pages[index + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY
    return { words: page, start, end: Math.min(next, spoken + LINGER_SECONDS) }
  })
}

const cache = new WeakMap<readonly CaptionWord[], { perPage: number; pages: CaptionPage[] }>()

/** Called on every frame, so it is cached by the word list. */
export const getCaptionPages = (layer: CaptionsLayer): CaptionPage[] => {
  const kept = cache.get(layer.words)
  if (kept?.perPage === layer.wordsPerPage) return kept.pages
  const pages = buildPages(layer)
  cache.set(layer.words, { perPage: layer.wordsPerPage, pages })
  return pages
}

/** The visible page and the index of its spoken word; -1 when no word is spoken. */
export const findCaptionState = ({
  layer,
  seconds,
}: {
  layer: CaptionsLayer
  seconds: number
}): { page: number; word: number } | undefined => {
  const pages = getCaptionPages(layer)
  const page = pages.findLastIndex(({ start }) => start <= seconds)
  const current = pages[page]
  if (!current || seconds >= current.end) return undefined
  if (layer.spoken === 'none') return { page, word: -1 }
  return { page, word: current.words.findLastIndex(({ start }) => start <= seconds) }
}
