import { createYoutubeFake, youtubePaths } from '@kadr/sandbox/networks/youtube/index'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { createTestFile } from '../../test/test-media.ts'
import { youtube } from './index.ts'
import { ANALYTICS_SCOPE } from './tokens.ts'

describeMetrics({
  adapter: youtube,
  fake: createYoutubeFake,
  paths: youtubePaths,
  publication: () => ({
    media: [createTestFile({ kind: 'video' })],
    settings: { title: 'Ролик', privacy: 'public' },
  }),
  scopes: { days: ANALYTICS_SCOPE },
  hasDays: true,
  unknownId: 'nosuchvideo',
})
