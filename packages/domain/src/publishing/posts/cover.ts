import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { isUuid } from '@kadr/kit/is-uuid'

/** The image a target's settings name as cover, or null. */
export const coverIdOf = ({ coverId }: TargetSettings): string | null =>
  typeof coverId === 'string' && isUuid(coverId) ? coverId : null
