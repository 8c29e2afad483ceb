import type { GuestPost } from '@kadr/contract/reviews'

const isAsked = ({ state }: GuestPost) => state === 'waiting' || state === 'planned'

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
  waiting: countOfState(posts, 'waiting'),
})
