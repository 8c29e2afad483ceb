import { REEL_KIND_NAMES } from '@kadr/contract/studio/kinds'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import {
  oneOf,
  type Search,
  searchReader,
  textParam,
  uuidParam,
} from '../../../../platform/page/read-search.ts'

const STAGES = ['draft', 'finished'] as const

type ReelsParams = {
  stage: (typeof STAGES)[number]
  kind: ReelKindName
  q: string
  rubric: string
  /** The reel whose dialog is open. */
  reel: string
}
export type ReelsSearch = Search<ReelsParams>

export const readReelsSearch = searchReader<ReelsParams>({
  stage: oneOf(STAGES),
  kind: oneOf(REEL_KIND_NAMES),
  q: textParam(200),
  rubric: uuidParam,
  reel: uuidParam,
})
