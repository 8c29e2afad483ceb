import type { Target } from '@kadr/contract/publishing/post-targets'
import { compareByNetwork } from '@kadr/domain/publishing/networks/order-by-network'

/** Those that need the user first, then in the order of the networks. */
const RANK: Readonly<Partial<Record<Target['state'], number>>> = {
  handed_over: 0,
  needs_attention: 0,
  failed: 1,
  missed: 1,
}
const LAST_RANK = 2

const rankOf = ({ state }: Target) => RANK[state] ?? LAST_RANK

export const orderTargets = (targets: readonly Target[]): Target[] =>
  targets.toSorted((one, other) => rankOf(one) - rankOf(other) || compareByNetwork(one, other))
