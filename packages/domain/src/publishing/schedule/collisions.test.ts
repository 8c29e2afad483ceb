import { expect, it } from 'vitest'
import { findCollisions } from './collisions.ts'

const item = (
  postId: string,
  at: string,
  more: { text?: string; connectionId?: string; seriesId?: string } = {},
) => ({ postId, at: new Date(at), connectionId: 'a', text: postId, ...more })

it('finds two posts of one account less than 15 minutes apart', () => {
  const items = [item('2', '2027-01-01T10:14:59Z'), item('1', '2027-01-01T10:00:00Z')]
  expect(findCollisions({ items })).toEqual([
    { kind: 'close', connectionId: 'a', postIds: ['1', '2'] },
  ])
})

it('leaves posts 15 minutes apart and posts of two accounts alone', () => {
  expect(
    findCollisions({
      items: [
        item('1', '2027-01-01T10:00:00Z'),
        item('2', '2027-01-01T10:15:00Z'),
        item('3', '2027-01-01T10:00:00Z', { connectionId: 'b' }),
      ],
    }),
  ).toEqual([])
})

it('finds the same words on one account within seven days, whatever case and spaces', () => {
  expect(
    findCollisions({
      items: [
        item('1', '2027-01-01T10:00:00Z', { text: 'Скидка  10 %' }),
        item('2', '2027-01-08T10:00:00Z', { text: 'скидка 10 %\n' }),
        item('3', '2027-01-16T10:00:00Z', { text: 'скидка 10 %' }),
      ],
    }),
  ).toEqual([{ kind: 'same_text', connectionId: 'a', postIds: ['1', '2'] }])
})

it('takes repetitions of one post for meant and empty texts for no text', () => {
  expect(
    findCollisions({
      items: [
        item('1', '2027-01-01T10:00:00Z', { text: 'т' }),
        item('2', '2027-01-02T10:00:00Z', { text: 'т', seriesId: '1' }),
        item('3', '2027-01-03T10:00:00Z', { text: 'т', seriesId: '1' }),
        item('4', '2027-01-04T10:00:00Z', { text: ' ' }),
        item('5', '2027-01-05T10:00:00Z', { text: '' }),
      ],
    }),
  ).toEqual([])
})
