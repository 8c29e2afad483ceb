import { perPacificDay } from '../_shared/pacific.ts'
import type { Quota } from '../network-adapter.ts'

const WRITE_UNITS = 50

/** Daily units of the project: a read costs one, a change fifty; uploads are counted separately. */
export const quota: Quota = {
  ...perPacificDay(10_000),
  costOf: ({ method, url }) => {
    if (url.includes('/upload/') || url.includes('youtubeanalytics')) return 0
    return method === 'GET' ? 1 : WRITE_UNITS
  },
}
