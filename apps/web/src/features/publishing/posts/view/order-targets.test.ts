import { expect, it } from 'vitest'
import { orderTargets } from './order-targets.ts'
import { aTarget } from './post.fixture.ts'

it('shows what needs the user first and the rest in the order of networks', () => {
  const targets = [
    aTarget({ id: 'a', network: 'telegram', state: 'published' }),
    aTarget({ id: 'b', network: 'bluesky', state: 'published' }),
    aTarget({ id: 'c', network: 'tiktok', state: 'failed' }),
    aTarget({ id: 'd', network: 'youtube', state: 'needs_attention' }),
  ]
  expect(orderTargets(targets).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
})
