import {
  BLUESKY_ACCOUNTS,
  blueskyPaths,
  createBlueskyFake,
} from '@kadr/sandbox/networks/bluesky/index'
import { getAccount } from '../../test/sign-in.ts'
import { describeTalk } from '../../test/talk-contract.ts'
import { bluesky } from './index.ts'

describeTalk({
  adapter: bluesky,
  fake: createBlueskyFake,
  paths: blueskyPaths,
  connect: async ({ ctx }) => {
    const method = bluesky.connect.default
    const [anna] = BLUESKY_ACCOUNTS
    if (method?.by !== 'password' || !anna) throw new Error('Bluesky signs in by password')
    const { handle: username, appPassword: password } = anna
    return getAccount(await method.finish({ ctx, username, password }))
  },
  answerPath: '*/com.atproto.repo.createRecord',
  deletion: 'recheck',
  flood: 220,
})
