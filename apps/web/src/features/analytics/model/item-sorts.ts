import { workItemSort } from '@kadr/contract/work-items'
import { copy } from '../copy.ts'

export const ITEM_SORTS = workItemSort.options.map((value) => ({
  value,
  label: copy.items.sorts[value],
}))
