import type { TargetSettings } from '@kadr/contract/post-targets'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The image a target's settings name as cover, or null. */
export const coverIdOf = ({ coverId }: TargetSettings): string | null =>
  typeof coverId === 'string' && UUID.test(coverId) ? coverId : null
