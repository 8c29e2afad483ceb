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
