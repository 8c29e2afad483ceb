import { expect, it } from 'vitest'
import { describeLifetime } from './describe-lifetime.ts'

const NONE = {
  views: null,
  reach: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  engagementRate: null,
}

const say = (count: number, figures: Partial<typeof NONE | Record<keyof typeof NONE, number>>) =>
  describeLifetime({ count, figures: { ...NONE, ...figures } })?.replaceAll('\u00A0', ' ')

it('says what the pieces of a period have, also where growth is not counted yet', () => {
  expect(say(34, { likes: 3506, comments: 1, shares: 890 })).toBe(
    'У 34 публикаций периода за всё время: 3 506 лайков, 1 комментарий, 890 репостов.',
  )
  expect(say(1, { views: 0 })).toBe('У 1 публикации периода за всё время: 0 просмотров.')
})

it('is silent without pieces, without figures, and about sums of reaches', () => {
  expect(say(0, { likes: 1 })).toBeUndefined()
  expect(say(3, {})).toBeUndefined()
  expect(say(3, { reach: 500 })).toBeUndefined()
})
