import type { placePlan } from '@kadr/contract/ai'
import type { RouteData } from '@kadr/contract/route'
import { countOf } from '@kadr/domain/plural'
import { copy } from '../copy.ts'

const drafts = (count: number) => countOf({ count, forms: copy.drafts.forms })

export const describePlaced = ({ created, existing, past }: RouteData<typeof placePlan>) => {
  const text = past > 0 && created + existing > 0 ? copy.drafts.placedPast(drafts(past)) : undefined
  if (created > 0) return { title: copy.drafts.placed(drafts(created)), text }
  return { title: existing > 0 ? copy.drafts.placedBefore : copy.drafts.nothingPlaced, text }
}
