import type { Connection } from '@kadr/contract/connections'
import { copy, STATE_NAME } from '../copy.ts'
import type { PlacedItem } from './placed-item.ts'

export const titleOf = ({ item }: PlacedItem) => item.title || copy.untitled

/** The accessible label of a post. */
export const labelOf = ({
  placed,
  networks,
  hasWarning,
}: {
  placed: PlacedItem
  networks: readonly string[]
  hasWarning: boolean
}): string =>
  [
    placed.time,
    titleOf(placed),
    ...networks,
    STATE_NAME[placed.state],
    ...(hasWarning ? [copy.warnings.short] : []),
  ].join(', ')

type Named = { connectionIds: readonly string[]; connections: ReadonlyMap<string, Connection> }

/** «Студия, Ветрова. Жизнь» */
export const accountNames = ({ connectionIds, connections }: Named): string =>
  connectionIds.map((id) => connections.get(id)?.title ?? copy.detached).join(', ')
