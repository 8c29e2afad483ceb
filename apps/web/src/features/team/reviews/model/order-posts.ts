import type { GuestPost } from '@kadr/contract/team/reviews'

export const isAwaitingDecision = ({ state }: GuestPost) =>
  state === 'waiting' || state === 'planned'

/** Posts that wait for a decision first, each group by time. */
export const orderPosts = (posts: readonly GuestPost[]): GuestPost[] => [
  ...posts.filter(isAwaitingDecision),
  ...posts.filter((post) => !isAwaitingDecision(post)),
]

const countOfState = (posts: readonly GuestPost[], state: GuestPost['state']) =>
  posts.filter((post) => post.state === state).length

export const countAnswers = (posts: readonly GuestPost[]) => ({
  approved: countOfState(posts, 'approved'),
  returned: countOfState(posts, 'returned'),
  waiting: posts.filter(isAwaitingDecision).length,
})

/** The time of the first publication that has no answer yet. */
export const deadlineOf = (posts: readonly GuestPost[]): string | undefined =>
  posts
    .flatMap((post) => (isAwaitingDecision(post) && post.dueAt !== null ? [post.dueAt] : []))
    .toSorted()[0]
