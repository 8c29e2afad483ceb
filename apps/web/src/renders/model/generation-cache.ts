import { type Generation, getGeneration } from '@kadr/contract/generations'
import { getReel, type Reel, type ReelSummary } from '@kadr/contract/reels'
import { getPoints } from '@kadr/contract/subscription'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { addToLists } from '../../media/model/list-cache.ts'
import type { Api } from '../../platform/api-client.ts'
import { isActive, isLater } from './is-active.ts'
import { ACTIVE_GENERATIONS, GENERATION_LISTS, REEL_LISTS } from './list-keys.ts'

type PagesOf<T> = InfiniteData<{ items: T[]; nextCursor: string | null }, string>
type Put = { api: Api; queries: QueryClient; generation: Generation }

const inPages = <T>(pages: PagesOf<T> | undefined, change: (item: T) => T) =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.map(change) })),
  }

const replaced = (generation: Generation) => (item: Generation) =>
  item.id === generation.id && isLater(generation, item) ? generation : item

const withNewest = (last: Generation | null, generation: Generation): Generation | null => {
  if (!last || last.createdAt < generation.createdAt) return generation
  return replaced(generation)(last)
}

const inReel =
  (generation: Generation) =>
  <R extends ReelSummary>(reel: R): R =>
    reel.id === generation.reelId
      ? { ...reel, lastGeneration: withNewest(reel.lastGeneration, generation) }
      : reel

const putIntoActive = (generation: Generation) => (known: Generation[] | undefined) => {
  if (!known) return known
  if (!isActive(generation)) return known.filter(({ id }) => id !== generation.id)
  if (known.some(({ id }) => id === generation.id)) return known.map(replaced(generation))
  return [...known, generation]
}

/** What was known of it wherever it is shown. */
const findKnown = ({ api, queries, generation }: Put): Generation | undefined => {
  const { id } = generation
  const lists = queries.getQueriesData<PagesOf<Generation>>({ queryKey: GENERATION_LISTS })
  const reels = queries.getQueriesData<PagesOf<ReelSummary>>({ queryKey: REEL_LISTS })
  const itemsOf = <T>([, pages]: [unknown, PagesOf<T> | undefined]) =>
    pages?.pages.flatMap(({ items }) => items) ?? []
  return (
    queries.getQueryData<Generation>(api.query(getGeneration, { params: { id } }).queryKey) ??
    [
      ...(queries.getQueryData<Generation[]>(ACTIVE_GENERATIONS) ?? []),
      ...lists.flatMap(itemsOf),
      ...reels.flatMap(itemsOf).flatMap(({ lastGeneration }) => lastGeneration ?? []),
    ].find((known) => known.id === id)
  )
}

/** A state that changed moves it between lists, sets points aside or frees them, and may bring files. */
const tellOthers = ({ api, queries, generation }: Put) => {
  void queries.invalidateQueries({ queryKey: GENERATION_LISTS })
  void queries.invalidateQueries({ queryKey: api.query(getPoints).queryKey, refetchType: 'all' })
  if (isActive(generation)) return
  void queries.invalidateQueries({ queryKey: REEL_LISTS })
  for (const resource of generation.results) addToLists({ queries, resource })
}

/** Puts the newest word about a generation wherever it is shown. */
export const putGeneration = ({ api, queries, generation }: Put) => {
  const known = findKnown({ api, queries, generation })
  if (known && !isLater(generation, known)) return
  const { queryKey } = api.query(getGeneration, { params: { id: generation.id } })
  queries.setQueryData(queryKey, generation)
  queries.setQueryData<Generation[]>(ACTIVE_GENERATIONS, putIntoActive(generation))
  queries.setQueriesData<PagesOf<Generation>>({ queryKey: GENERATION_LISTS }, (pages) =>
    inPages(pages, replaced(generation)),
  )
  queries.setQueriesData<PagesOf<ReelSummary>>({ queryKey: REEL_LISTS }, (pages) =>
    inPages(pages, inReel(generation)),
  )
  if (generation.reelId !== null) {
    const reelKey = api.query(getReel, { params: { id: generation.reelId } }).queryKey
    queries.setQueryData<Reel>(reelKey, (reel) => reel && inReel(generation)(reel))
  }
  // One that nobody has seen and that is over is an old one.
  const isNews = known ? known.state !== generation.state : isActive(generation)
  if (isNews) tellOthers({ api, queries, generation })
}
