import { createTiktokFake, tiktokPaths } from '@kadr/sandbox/networks/tiktok/index'
import { expect, it } from 'vitest'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { createTestFile } from '../../test/test-media.ts'
import { startNetwork } from '../../test/test-network.ts'
import { tiktok } from './index.ts'

const subject = { adapter: tiktok, fake: createTiktokFake, paths: tiktokPaths }

describeMetrics({
  ...subject,
  publication: () => ({
    media: [createTestFile({ kind: 'video' })],
    settings: { privacy: 'PUBLIC_TO_EVERYONE' },
  }),
  scopes: { account: 'user.info.stats', post: 'video.list' },
  hasDays: false,
  unknownId: '7300000000000000001',
  leavesOut: true,
})

it('knows that a post in moderation can not be read yet', () => {
  const isReadable = tiktok.metrics.items?.isReadable
  expect(isReadable?.({ externalId: 'v_pub_file~v2-1.123', details: {} })).toBe(false)
  expect(isReadable?.({ externalId: '7300000000000000001', details: {} })).toBe(true)
})

it('tells what a creator may do now: a private account has no public posts', async () => {
  const played = await startNetwork(subject)
  const ask = async (personId: string) => {
    const account = getAccount(await signIn({ played, adapter: tiktok, personId }))
    return tiktok.accountOptions?.({ ctx: played.ctx, account })
  }
  expect(await ask('_000kadrOpenIdPublic01')).toEqual({
    kind: 'found',
    options: {
      privacyLevels: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
      canComment: true,
      canDuet: true,
      canStitch: false,
      maxVideoSeconds: 600,
    },
  })
  expect(await ask('_000kadrOpenIdPrivate02')).toMatchObject({
    options: { privacyLevels: ['FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'] },
  })
  await played.close()
})
