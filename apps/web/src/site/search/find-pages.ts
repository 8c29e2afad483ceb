import { stemsOf } from '@kadr/kit/russian-stem'
import * as z from 'zod/mini'

const searchIndex = z.object({
  pages: z.array(z.tuple([z.string(), z.string(), z.string()])),
  /** Pairs of a page's number and the weight of the word there. */
  words: z.record(z.string(), z.array(z.number())),
})
export type SearchIndex = z.infer<typeof searchIndex>
export type FoundPage = { path: string; title: string; kind: string }

const MOST = 8

let loading: Promise<SearchIndex> | undefined

/** Loaded once, when somebody first looks for something. */
export const loadSearchIndex = () => {
  loading ??= fetch('/search.json')
    .then(async (response) => searchIndex.parse(await response.json()))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Pages by the words asked for; the last one may be unfinished. */
export const findPages = ({ index, text }: { index: SearchIndex; text: string }): FoundPage[] => {
  const asked = stemsOf(text)
  if (asked.length === 0) return []
  const scores = new Map<number, { points: number; words: number }>()
  for (const stem of asked) {
    const found = new Map<number, number>()
    for (const [word, places] of Object.entries(index.words)) {
      if (word !== stem && !word.startsWith(stem)) continue
      for (let at = 0; at < places.length; at += 2) {
        const page = places[at] ?? 0
        const weight = (places[at + 1] ?? 0) * (word === stem ? 2 : 1)
        found.set(page, Math.max(found.get(page) ?? 0, weight))
      }
    }
    for (const [page, weight] of found) {
      const score = scores.get(page) ?? { points: 0, words: 0 }
      scores.set(page, { points: score.points + weight, words: score.words + 1 })
    }
  }
  return [...scores]
    .filter(([, { words }]) => words * 2 > asked.length)
    .toSorted(([, one], [, other]) => other.words - one.words || other.points - one.points)
    .slice(0, MOST)
    .flatMap(([page]) => {
      const found = index.pages[page]
      return found ? [{ path: found[0], title: found[1], kind: found[2] }] : []
    })
}
