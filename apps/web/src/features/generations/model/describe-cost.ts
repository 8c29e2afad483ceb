import type { Generation } from '@kadr/contract/generations'
import { copy } from '../copy.ts'

type Costly = Pick<Generation, 'cost' | 'isReused' | 'state'>

export const describeCost = ({ cost, isReused, state }: Costly): string => {
  if (isReused) return copy.free
  if (state === 'failed' || state === 'cancelled') return copy.returned
  return cost === 0 ? copy.noCost : copy.cost(cost)
}
