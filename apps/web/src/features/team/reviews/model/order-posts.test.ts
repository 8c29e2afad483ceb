import type { GuestPost } from '@kadr/contract/team/reviews'
import { expect, it } from 'vitest'
import { countAnswers, orderPosts } from './order-posts.ts'

const post = (id: string, state: GuestPost['state']): GuestPost => ({
  id,
  version: 1,
  state,
  dueAt: null,
  targets: [],
  answer: null,
  comments: [],
})

const posts = [
  post('1', 'approved'),
  post('2', 'waiting'),
  post('3', 'done'),
  post('4', 'planned'),
  post('5', 'waiting'),
]

it('puts what can be answered first and keeps the order of time', () => {
  expect(orderPosts(posts).map(({ id }) => id)).toEqual(['2', '4', '5', '1', '3'])
})

it('counts answers by what they are', () => {
  expect(countAnswers(posts)).toEqual({ approved: 1, returned: 0, waiting: 3 })
})
