import { oneOf, searchReader } from '../../../../platform/page/read-search.ts'

/** Where what was shared did not come whole: the device had no room, or the site no worker. */
const LOSSES = ['device', 'site'] as const
export type ShareLoss = (typeof LOSSES)[number]

export const readShareSearch = searchReader<{ lost: ShareLoss }>({ lost: oneOf(LOSSES) })
