import type { listPosts, PostState } from '@kadr/contract/posts'
import type { RouteRequest } from '@kadr/contract/route'
import { isUuid } from '@kadr/kit/is-uuid'

/** In the order of the tabs. */
export const POST_STATES: readonly PostState[] = [
  'draft',
  'pending_approval',
  'scheduled',
  'publishing',
  'published',
  'partly_published',
  'needs_attention',
  'failed',
  'missed',
  'cancelled',
]

const SORTS = ['time', 'updated'] as const
type PostsSort = (typeof SORTS)[number]

/** What the address of the list says. Anything else in it is ignored. */
export type PostsSearch = {
  state?: PostState
  q?: string
  connection?: string
  author?: string
  /** Local dates, both included. */
  from?: string
  to?: string
  sort?: PostsSort
  /** The post whose window is open. */
  post?: string
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

const readId = (value: unknown) => (typeof value === 'string' && isUuid(value) ? value : undefined)

export const readPostsSearch = (search: Record<string, unknown>): PostsSearch => {
  // A word of digits is read as a number by the router.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  const read = {
    state: POST_STATES.find((state) => state === search.state),
    q: typeof q === 'string' && q.trim() !== '' ? q.slice(0, 200) : undefined,
    connection: readId(search.connection),
    author: readId(search.author),
    from: matching(search.from, DATE),
    to: matching(search.to, DATE),
    sort: SORTS.find((sort) => sort === search.sort),
    post: readId(search.post),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** What a new post begins with: a local time, accounts and files; several are separated by commas. */
export type NewPostSearch = { at?: string; connections?: string; media?: string }

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const UUIDS = /^[\da-f-]{36}(,[\da-f-]{36})*$/i

export const readNewPostSearch = (search: Record<string, unknown>): NewPostSearch => {
  const at = matching(search.at, WALL_TIME)
  const connections = matching(search.connections, UUIDS)
  const media = matching(search.media, UUIDS)
  return { ...(at && { at }), ...(connections && { connections }), ...(media && { media }) }
}

/** How many filters beside the tab and the words narrow the list. */
export const countFilters = ({ connection, author, from, to }: PostsSearch): number =>
  [connection, author, from, to].filter((value) => value !== undefined).length

type ListQuery = NonNullable<RouteRequest<typeof listPosts>['query']>

export const toListQuery = ({
  search,
  dayStart,
}: {
  search: PostsSearch
  /** The instant at which a local date begins. */
  dayStart: (date: string, days: number) => string | undefined
}): Omit<ListQuery, 'cursor' | 'limit'> => ({
  state: search.state,
  search: search.q,
  connectionId: search.connection,
  authorId: search.author,
  from: search.from && dayStart(search.from, 0),
  to: search.to && dayStart(search.to, 1),
  sort: search.sort,
})
