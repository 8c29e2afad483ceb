import type { NetworkLimits } from '@kadr/domain/publishing/networks/limits'
import { maxLimits } from '@kadr/domain/publishing/networks/max-limits'
import type { NetworkContext } from '../network-adapter.ts'

/** The first comment is written once MAX answers the method. */
export const limitsFor = ({ endpoints }: Pick<NetworkContext, 'endpoints'>): NetworkLimits => ({
  ...maxLimits,
  has: { ...maxLimits.has, firstComment: endpoints.comments === 'on' },
})
