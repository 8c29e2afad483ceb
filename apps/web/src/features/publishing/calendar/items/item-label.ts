import type { Connection } from '@kadr/contract/publishing/connections'
import { describeProgress } from '@kadr/domain/publishing/posts/describe-wait'
import { getNetwork } from '../../../../networks/index.ts'
import { copy, STATE_NAME } from '../copy.ts'
import type { PlacedItem } from './placed-item.ts'

export const titleOf = ({ item }: PlacedItem) => item.title || copy.untitled

/** The state; while some accounts wait, what is out and what is still to come. */
export const stateTextOf = ({
  placed: { item, state },
  now,
  timeZone,
}: {
  placed: PlacedItem
  now: Date
  timeZone: string
}): string =>
  describeProgress({
    targets: item.targets,
    titleOf: (network) => getNetwork(network).title,
    now,
    timeZone,
  }) ?? STATE_NAME[state]

/** The accessible label of a post. */
export const labelOf = ({
  placed,
  networks,
  stateText,
  rubric,
  hasWarning,
}: {
  placed: PlacedItem
  stateText: string
  networks: readonly string[]
  rubric: string | undefined
  hasWarning: boolean
}): string =>
  [
    placed.time,
    titleOf(placed),
    ...networks,
    stateText,
    ...(rubric ? [rubric] : []),
    ...(hasWarning ? [copy.warnings.short] : []),
  ].join(', ')

type Named = { connectionIds: readonly string[]; connections: ReadonlyMap<string, Connection> }

/** «Студия, Ветрова. Жизнь» */
export const accountNames = ({ connectionIds, connections }: Named): string =>
  connectionIds.map((id) => connections.get(id)?.title ?? copy.detached).join(', ')
