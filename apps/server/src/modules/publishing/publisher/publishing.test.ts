import { NETWORKS } from '@kadr/contract/publishing/networks'
import { expect, it } from 'vitest'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'

const play = setUpPublishing({ networks: NETWORKS })

it.each(NETWORKS)('publishes at %s once, with what follows the post', async (network) => {
  const { id, text } = await play.plan({ network })
  await play.settle()
  const target = await play.targetOf(id)
  expect(target.failure).toBeNull()
  expect(target).toMatchObject({ state: 'published', nextAt: null, leaseOwner: null })
  expect(target.externalId).toBeTruthy()
  expect(play.arrived(network, text)).toBe(1)
})
