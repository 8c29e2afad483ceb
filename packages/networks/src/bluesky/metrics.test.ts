import {
  BLUESKY_ACCOUNTS,
  blueskyPaths,
  createBlueskyFake,
} from '@kadr/sandbox/networks/bluesky/index'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { accountOf } from '../../test/sign-in.ts'
import { bluesky } from './index.ts'

describeMetrics({
  adapter: bluesky,
  fake: createBlueskyFake,
  paths: blueskyPaths,
  connect: async ({ ctx }) => {
    const way = bluesky.connect.default
    const [anna] = BLUESKY_ACCOUNTS
    if (way?.by !== 'password' || !anna) throw new Error('Bluesky signs in by password')
    return accountOf(await way.finish({ ctx, username: anna.handle, password: anna.appPassword }))
  },
  hasDays: false,
  unknownId: 'at://did:plc:vetrovaannalife2345abcde/app.bsky.feed.post/3mkadrnothere',
})
