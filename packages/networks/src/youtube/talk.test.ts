import { createYoutubeFake, youtubePaths } from '@kadr/sandbox/networks/youtube/index'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { describeTalk } from '../../test/talk-contract.ts'
import { createTestFile } from '../../test/test-media.ts'
import { youtube } from './index.ts'

describeTalk({
  adapter: youtube,
  fake: createYoutubeFake,
  paths: youtubePaths,
  connect: async (played) => getAccount(await signIn({ played, adapter: youtube })),
  publication: () => ({
    media: [createTestFile({ kind: 'video' })],
    settings: { title: 'Ролик', privacy: 'public' },
  }),
  answerPath: '*/comments',
  isFlat: true,
  deletion: 'recheck',
  flood: 220,
})
