import { HAND_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'

/** The setting of a target that every network knows. */
export const BY_HAND = 'isByHand'

/** Some networks take publications from nobody but a person. */
export const isHandOnly = (network: Network): boolean =>
  HAND_NETWORKS.some((one) => one === network)

/** Whether a person publishes it from what we bring. */
export const isByHand = ({
  network,
  settings,
}: {
  network: Network
  settings: TargetSettings
}): boolean => isHandOnly(network) || settings[BY_HAND] === true
