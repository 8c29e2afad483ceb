import type { GuestPost } from '@kadr/contract/reviews'

export const isAsked = ({ state }: GuestPost) => state === 'waiting' || state === 'planned'

/** What waits for an answer comes first; the order of time stays within both groups. */
export const orderPosts = (posts: readonly GuestPost[]): GuestPost[] => [
  ...posts.filter(isAsked),
  ...posts.filter((post) => !isAsked(post)),
]

const countOfState = (posts: readonly GuestPost[], state: GuestPost['state']) =>
  posts.filter((post) => post.state === state).length

export const countAnswers = (posts: readonly GuestPost[]) => ({
  approved: countOfState(posts, 'approved'),
  returned: countOfState(posts, 'returned'),
  waiting: posts.filter(isAsked).length,
})

/** The time of the first publication that has no answer yet. */
export const deadlineOf = (posts: readonly GuestPost[]): string | undefined =>
  posts.flatMap((post) => (isAsked(post) && post.dueAt !== null ? [post.dueAt] : [])).toSorted()[0]
