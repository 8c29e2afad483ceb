import { canMove } from '@kadr/domain/posts/target-states'
import { insertEvents, type TimelineEvent } from './timeline.repository.ts'

const isAllowed = ({ from, to }: TimelineEvent): boolean => {
  if (from === null) return to === 'draft' || canMove({ from: 'draft', to })
  return canMove({ from, to })
}

/** Every change of state passes here, inside its transaction: one that the domain forbids rolls it back. */
export const recordMoves = async (input: Parameters<typeof insertEvents>[0]): Promise<void> => {
  const wrong = input.events.find((event) => !isAllowed(event))
  if (wrong) throw new Error(`A target does not go from ${wrong.from ?? 'nowhere'} to ${wrong.to}`)
  await insertEvents(input)
}
