import {
  BLUESKY_ACCOUNTS,
  blueskyPaths,
  createBlueskyFake,
} from '@kadr/sandbox/networks/bluesky/index'
import { expect, it } from 'vitest'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { getAccount } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import { bluesky } from './index.ts'

const subject = { adapter: bluesky, fake: createBlueskyFake, paths: blueskyPaths }

async function connect({ ctx }: TestNetwork) {
  const method = bluesky.connect.default
  const [anna] = BLUESKY_ACCOUNTS
  if (method?.by !== 'password' || !anna) throw new Error('Bluesky signs in by password')
  return getAccount(await method.finish({ ctx, username: anna.handle, password: anna.appPassword }))
}

describeMetrics({
  ...subject,
  connect,
  hasDays: false,
  unknownId: 'at://did:plc:vetrovaannalife2345abcde/app.bsky.feed.post/3mkadrnothere',
})

it('finds the account although the service that keeps profiles is down', async () => {
  const played = await startNetwork(subject)
  const account = await connect(played)
  const path = '*/app.bsky.actor.getProfile'
  played.host.setFault({ network: 'bluesky', path, kind: 'server-error', times: 1 })
  expect(await bluesky.profile({ ctx: played.ctx, account })).toEqual({
    kind: 'found',
    profile: account.profile,
    missingScopes: [],
  })
  await played.close()
})
