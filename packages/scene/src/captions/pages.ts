import type { CaptionsLayer, CaptionWord } from '@kadr/contract/scene'

export type CaptionPage = { words: readonly CaptionWord[]; start: number; end: number }

/** A pause this long starts a new page. */
const PAUSE_SECONDS = 0.7
/** How long a page stays after its last word when nothing follows. */
const LINGER_SECONDS = 0.6
const SENTENCE_END = /[.!?…]["»)]?$/u

const pagesOf = (layer: CaptionsLayer): CaptionPage[] => {
  const groups: CaptionWord[][] = []
  for (const word of layer.words) {
    const page = groups.at(-1)
    const previous = page?.at(-1)
    const isFull =
      !page ||
      !previous ||
      page.length >= layer.wordsPerPage ||
      word.start - previous.end > PAUSE_SECONDS ||
      (page.length > 1 && SENTENCE_END.test(previous.text))
    if (isFull) groups.push([word])
    else page.push(word)
  }
  return groups.map((words, index) => {
    const start = words[0]?.start ?? 0
    const spoken = words.at(-1)?.end ?? start
    const next = groups[index + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY
    return { words, start, end: Math.min(next, spoken + LINGER_SECONDS) }
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
