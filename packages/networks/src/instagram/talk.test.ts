import { createInstagramFake, instagramPaths } from '@kadr/sandbox/networks/instagram/index'
import { createServedFile } from '../../test/publication.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { describeTalk } from '../../test/talk-contract.ts'
import { instagram } from './index.ts'

describeTalk({
  adapter: instagram,
  fake: createInstagramFake,
  paths: instagramPaths,
  connect: async (played) => getAccount(await signIn({ played, adapter: instagram })),
  publication: (played) => ({ media: [createServedFile({ played, kind: 'image' })] }),
  answerPath: '*/replies',
  isFlat: true,
  deletion: 'whole',
  flood: 120,
})
