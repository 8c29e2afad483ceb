import type { PostState } from '@kadr/contract/publishing/posts'
import {
  matching,
  oneOf,
  type Search,
  searchReader,
  textParam,
  uuidParam,
} from '../../../../platform/page/read-search.ts'

/** Tab order. */
export const POST_STATES: readonly PostState[] = [
  'draft',
  'pending_approval',
  'scheduled',
  'publishing',
  'handed_over',
  'published',
  'partly_published',
  'needs_attention',
  'failed',
  'missed',
  'cancelled',
]

const SORTS = ['time', 'updated'] as const
type PostsSort = (typeof SORTS)[number]

type PostsParams = {
  state: PostState
  q: string
  connection: string
  author: string
  rubric: string
  /** Local dates, both inclusive. */
  from: string
  to: string
  sort: PostsSort
  /** The post whose dialog is open. */
  post: string
  /** The publication of that post to send again: its account has just been signed in to. */
  retry: string
}
export type PostsSearch = Search<PostsParams>

const DATE = /^\d{4}-\d{2}-\d{2}$/

export const readPostsSearch = searchReader<PostsParams>({
  state: oneOf(POST_STATES),
  q: textParam(200),
  connection: uuidParam,
  author: uuidParam,
  rubric: uuidParam,
  from: matching(DATE),
  to: matching(DATE),
  sort: oneOf(SORTS),
  post: uuidParam,
  retry: uuidParam,
})

/** Initial values of a new post: a local time, accounts, files and a reel with its caption; lists are comma-separated. */
type NewPostParams = { at: string; connections: string; media: string; reel: string }

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const UUIDS = /^[\da-f-]{36}(,[\da-f-]{36})*$/i

export const readNewPostSearch = searchReader<NewPostParams>({
  at: matching(WALL_TIME),
  connections: matching(UUIDS),
  media: matching(UUIDS),
  reel: uuidParam,
})
