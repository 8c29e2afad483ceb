import { REEL_KIND_NAMES } from '@kadr/contract/studio/kinds'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { oneOf, searchReader, uuidParam } from '../../../../platform/page/read-search.ts'

type TemplatesParams = {
  kind: ReelKindName
  /** The template a reel is made of. */
  template: string
  /** The reel that becomes a template. */
  save: string
}

export const readTemplatesSearch = searchReader<TemplatesParams>({
  kind: oneOf(REEL_KIND_NAMES),
  template: uuidParam,
  save: uuidParam,
})
