import type { RouteData } from '@kadr/contract/route'
import type { getWorkItem } from '@kadr/contract/work-items'

/** A new post of the same reel; of anything else an empty one. */
export const repeatSearch = ({
  reelId,
}: RouteData<typeof getWorkItem>['origin']): { reel?: string } =>
  reelId === null ? {} : { reel: reelId }
