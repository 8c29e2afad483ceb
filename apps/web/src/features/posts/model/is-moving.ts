import type { Post } from '@kadr/contract/posts'

const SOON_MS = 60_000
/** Longer than this after its time a post waits for something else than the next few seconds. */
const LATE_MS = 10 * 60_000

/** Goes out right now or within a minute: its state is worth asking for again. */
export const isMoving = ({ post, now }: { post: Post; now: Date }): boolean => {
  if (post.state === 'publishing') return true
  if (post.state !== 'scheduled' || !post.time) return false
  const wait = new Date(post.time.at).getTime() - now.getTime()
  return wait < SOON_MS && wait > -LATE_MS
}

export const hasMoving = ({ posts, now }: { posts: readonly Post[]; now: Date }): boolean =>
  posts.some((post) => isMoving({ post, now }))
