import { type Generation, getGeneration, listGenerations } from '@kadr/contract/studio/generations'
import { getReel, listReels, type Reel, type ReelSummary } from '@kadr/contract/studio/reels'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { addToLists } from '../../media/resources/list-cache.ts'
import { pagesKeyOf } from '../../platform/api/api-cache.ts'
import type { Api } from '../../platform/api/api-client.ts'
import { isActive, isLater } from './generation-state.ts'

const LIMIT = 50

/** Queued or rendering generations of the workspace. */
export const activeGenerationsQuery = (api: Api) =>
  api.query(listGenerations, { query: { isActive: 'true', limit: LIMIT } })

/** Key prefixes of the lists that contain generations. */
const GENERATION_LISTS = pagesKeyOf(listGenerations)
const REEL_LISTS = pagesKeyOf(listReels)

type PageOf<T> = { items: T[]; nextCursor: string | null }
type PagesOf<T> = InfiniteData<PageOf<T>, string>
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

const putIntoActive = (generation: Generation) => (known: PageOf<Generation> | undefined) => {
  if (!known) return known
  const { items } = known
  const isKnown = items.some(({ id }) => id === generation.id)
  if (!isActive(generation)) {
    return { ...known, items: items.filter(({ id }) => id !== generation.id) }
  }
  return { ...known, items: isKnown ? items.map(replaced(generation)) : [...items, generation] }
}

/** The newest copy among the cached responses. */
const findKnown = ({ api, queries, generation }: Put): Generation | undefined => {
  const { id } = generation
  const lists = queries.getQueriesData<PagesOf<Generation>>({ queryKey: GENERATION_LISTS })
  const reels = queries.getQueriesData<PagesOf<ReelSummary>>({ queryKey: REEL_LISTS })
  const itemsOf = <T>([, pages]: [unknown, PagesOf<T> | undefined]) =>
    pages?.pages.flatMap(({ items }) => items) ?? []
  return (
    queries.getQueryData<Generation>(api.query(getGeneration, { params: { id } }).queryKey) ??
    [
      ...(queries.getQueryData(activeGenerationsQuery(api).queryKey)?.items ?? []),
      ...lists.flatMap(itemsOf),
      ...reels.flatMap(itemsOf).flatMap(({ lastGeneration }) => lastGeneration ?? []),
    ].find((known) => known.id === id)
  )
}

/** A new state moves it between lists, reserves or releases points, and may add files. */
const applyStateChange = ({ api, queries, generation }: Put) => {
  api.markStale(['generations', 'points'])
  if (isActive(generation)) return
  api.markStale(['reels'])
  if (generation.results.length === 0) return
  for (const resource of generation.results) addToLists({ queries, resource })
  api.markStale(['resources', 'library'])
}

/** Writes the newest state of a generation into every cached response that contains it. */
export const putGeneration = ({ api, queries, generation }: Put) => {
  const known = findKnown({ api, queries, generation })
  if (known && !isLater(generation, known)) return
  api.put(getGeneration, { params: { id: generation.id } }, generation)
  queries.setQueryData(activeGenerationsQuery(api).queryKey, putIntoActive(generation))
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
  // One that is not in the cache and has ended is history: no cache depends on it.
  const isStateChange = known ? known.state !== generation.state : isActive(generation)
  if (isStateChange) applyStateChange({ api, queries, generation })
}
