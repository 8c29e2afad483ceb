import type { HAND_NETWORKS } from '@kadr/contract/publishing/networks'
import { NETWORK_NAMES } from '../../networks/network-names.ts'
import type { NetworkRules } from '../draft.ts'
import { BASE } from './base.ts'

type HandNetwork = (typeof HAND_NETWORKS)[number]

const rulesOf = (network: HandNetwork): NetworkRules => ({
  ...BASE,
  title: NETWORK_NAMES[network],
})

/** Their apps tell a person what is wrong with a publication. */
export const handRules: Readonly<Record<HandNetwork, NetworkRules>> = {
  ok: rulesOf('ok'),
  dzen: rulesOf('dzen'),
  rutube: rulesOf('rutube'),
  vk_clips: rulesOf('vk_clips'),
}
