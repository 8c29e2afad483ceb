import { createThreadsFake, threadsPaths } from '@kadr/sandbox/networks/threads/index'
import { expect, it } from 'vitest'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { createPublication } from '../../test/publication.ts'
import { publishAll } from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { startNetwork } from '../../test/test-network.ts'
import { threads } from './index.ts'

const subject = { adapter: threads, fake: createThreadsFake, paths: threadsPaths }

describeMetrics({
  ...subject,
  scopes: { account: 'threads_manage_insights', post: 'threads_manage_insights' },
  hasDays: true,
})

it('tells how many posts are left for the day', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: threads }))
  const remaining = () => threads.accountOptions?.({ ctx: played.ctx, account })
  expect(await remaining()).toEqual({ kind: 'found', options: { remainingPosts: 250 } })
  await publishAll({ played, adapter: threads, account, publication: createPublication(played) })
  expect(await remaining()).toEqual({ kind: 'found', options: { remainingPosts: 249 } })
  played.clock.advance(86_400)
  expect(await remaining()).toEqual({ kind: 'found', options: { remainingPosts: 250 } })
  await played.close()
})

it('lists own posts and none that the account only reposted', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: threads }))
  const publication = createPublication(played)
  const outcome = await publishAll({ played, adapter: threads, account, publication })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  played.clock.advance(60)
  const repost = played.host.fakes()[0]?.actions?.find(({ id }) => id === 'repost')
  repost?.run({ account: account.profile.externalId, post: '17900000000009999' })
  played.host.clearRequests()
  const listed = await threads.metrics.list?.({ ctx: played.ctx, account, cursor: null })
  if (listed?.kind !== 'found') throw new Error(JSON.stringify(listed))
  expect(listed.items.map(({ externalId }) => externalId)).toEqual([outcome.post.externalId])
  await played.close()
})
