import type { Network } from '@kadr/contract/networks'
import { NETWORK_LIMITS } from '@kadr/domain/networks/all-limits'
import { describeLimits } from '@kadr/domain/preflight/describe-limits'
import { NETWORK_RULES } from '@kadr/domain/preflight/network-rules'

/** Limits of a network, worded as in the composer. */
export const formatLimitsLine = (network: Network): string =>
  `Пределы ${NETWORK_RULES[network].title} (${network}): ${describeLimits(NETWORK_LIMITS[network]).join('; ')}.`
