import { ALL_NETWORKS } from '@kadr/contract/publishing/networks'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NETWORK_ORDER, orderByNetwork } from './order-by-network.ts'

it('places every network once', () => {
  expect([...NETWORK_ORDER].sort()).toEqual([...ALL_NETWORKS].sort())
})

it('is the same whatever order the accounts come in', () => {
  const accounts = ALL_NETWORKS.flatMap((network) => [
    { network, title: 'Ёлка' },
    { network, title: 'Анна' },
  ])
  const ordered = orderByNetwork(accounts)
  expect(ordered.slice(0, 3)).toEqual([
    { network: 'youtube', title: 'Анна' },
    { network: 'youtube', title: 'Ёлка' },
    { network: 'tiktok', title: 'Анна' },
  ])
  fc.assert(
    fc.property(fc.shuffledSubarray(accounts, { minLength: accounts.length }), (shuffled) => {
      expect(orderByNetwork(shuffled)).toEqual(ordered)
    }),
  )
})
