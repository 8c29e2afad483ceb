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
