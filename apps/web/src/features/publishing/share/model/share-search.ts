import { oneOf, type Search, searchReader } from '../../../../platform/page/read-search.ts'

/** Where what was shared did not come whole: the device had no room, or the site no worker. */
const LOSSES = ['device', 'site'] as const
type ShareParams = { lost: (typeof LOSSES)[number] }
export type ShareSearch = Search<ShareParams>

export const readShareSearch = searchReader<ShareParams>({ lost: oneOf(LOSSES) })
