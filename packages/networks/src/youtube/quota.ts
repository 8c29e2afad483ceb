import { perDay } from '../_shared/quotas.ts'
import type { Quota } from '../network-adapter.ts'

const WRITE_UNITS = 50

/** Units of the project in a day: a read costs one, a change fifty; uploads are counted apart. */
export const quota: Quota = {
  ...perDay(10_000),
  costOf: ({ method, url }) => {
    if (url.includes('/upload/') || url.includes('youtubeanalytics')) return 0
    return method === 'GET' ? 1 : WRITE_UNITS
  },
}
