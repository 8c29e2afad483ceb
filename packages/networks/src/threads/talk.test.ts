import { createThreadsFake, threadsPaths } from '@kadr/sandbox/networks/threads/index'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { describeTalk } from '../../test/talk-contract.ts'
import { threads } from './index.ts'

describeTalk({
  adapter: threads,
  fake: createThreadsFake,
  paths: threadsPaths,
  connect: async (played) => getAccount(await signIn({ played, adapter: threads })),
  answerPath: '*/threads_publish',
  deletion: 'whole',
  flood: 220,
})
