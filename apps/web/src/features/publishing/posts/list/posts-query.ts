import type { RouteRequest } from '@kadr/contract/base/route'
import type { listPosts, PostState } from '@kadr/contract/publishing/posts'
import type { PostsSearch } from './posts-search.ts'

/** Filters besides the tab and the search text. */
export const countFilters = ({ connection, author, rubric, from, to }: PostsSearch): number =>
  [connection, author, rubric, from, to].filter((value) => value !== undefined).length

/** A queue is read by time; drafts and failures by what changed last. */
const BY_TIME: ReadonlySet<PostState | undefined> = new Set<PostState | undefined>([
  'scheduled',
  'pending_approval',
  'published',
])

export const defaultSort = (state: PostState | undefined): 'time' | 'updated' =>
  BY_TIME.has(state) ? 'time' : 'updated'

type ListQuery = NonNullable<RouteRequest<typeof listPosts>['query']>

export const toListQuery = ({
  search,
  dayStart,
}: {
  search: PostsSearch
  /** Start of a local date as an instant. */
  dayStart: (date: string, days: number) => string | undefined
}): Omit<ListQuery, 'cursor' | 'limit'> => ({
  state: search.state,
  search: search.q,
  connectionId: search.connection,
  authorId: search.author,
  rubricId: search.rubric,
  from: search.from && dayStart(search.from, 0),
  to: search.to && dayStart(search.to, 1),
  sort: search.sort ?? defaultSort(search.state),
})
