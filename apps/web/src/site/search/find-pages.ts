import { stemsOf } from '@kadr/kit/russian-stem'
import * as z from 'zod/mini'

const searchIndex = z.object({
  /** Path, title and kind of each. */
  pages: z.array(z.array(z.string())),
  /** Pairs of a page's number and the weight of the word there. */
  words: z.record(z.string(), z.array(z.number())),
})
export type SearchIndex = z.infer<typeof searchIndex>
export type FoundPage = { path: string; title: string; kind: string }

const MOST = 8

let loading: Promise<SearchIndex> | undefined

/** Loaded once, by the first search. */
export const loadSearchIndex = () => {
  loading ??= fetch('/search.json')
    .then(async (response) => searchIndex.parse(await response.json()))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** The best weight of a word on each page; an unfinished word counts half. */
const weighStem = (words: SearchIndex['words'], stem: string): Map<number, number> => {
  const found = new Map<number, number>()
  const matches = Object.entries(words).filter(([word]) => word.startsWith(stem))
  for (const [word, numbers] of matches) {
    for (let at = 0; at < numbers.length; at += 2) {
      const page = numbers[at] ?? 0
      const weight = (numbers[at + 1] ?? 0) * (word === stem ? 2 : 1)
      found.set(page, Math.max(found.get(page) ?? 0, weight))
    }
  }
  return found
}

/** Pages by the words asked for; the last one may be unfinished. */
export const findPages = ({ index, text }: { index: SearchIndex; text: string }): FoundPage[] => {
  const asked = stemsOf(text)
  const scores = new Map<number, { points: number; words: number }>()
  for (const stem of asked) {
    for (const [page, weight] of weighStem(index.words, stem)) {
      const { points, words } = scores.get(page) ?? { points: 0, words: 0 }
      scores.set(page, { points: points + weight, words: words + 1 })
    }
  }
  return [...scores]
    .filter(([, { words }]) => words * 2 > asked.length)
    .toSorted(([, one], [, other]) => other.words - one.words || other.points - one.points)
    .slice(0, MOST)
    .flatMap(([page]) => {
      const [path, title = '', kind = ''] = index.pages[page] ?? []
      return path ? [{ path, title, kind }] : []
    })
}
