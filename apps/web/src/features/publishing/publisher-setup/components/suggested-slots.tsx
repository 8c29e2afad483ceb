import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import { listGoodTimes, suggestSlots } from '@kadr/domain/insight/good-times'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useBestTime } from '../../../insight/analytics/api/analytics.queries.ts'
import { copy, WEEKDAYS } from '../copy.ts'
import { addSlot } from '../model/week-slots.ts'

const MAX_SUGGESTED = 5

type Props = { slots: readonly PostingSlot[]; onChange: (slots: PostingSlot[]) => void }

const describe = ({ weekday, time }: PostingSlot) =>
  `${(WEEKDAYS[weekday - 1] ?? '').toLocaleLowerCase('ru')}\u00A0${time}`

/** The best hours by the workspace's own results; nothing while there are too few of them. */
export const SuggestedSlots = ({ slots, onChange }: Props) => {
  const { data } = useBestTime({})
  const times = data ? listGoodTimes(data) : []
  const missing = suggestSlots({ times, slots, limit: MAX_SUGGESTED })
  if (missing.length === 0) return null
  const add = () => {
    let next = [...slots]
    for (const slot of missing) next = addSlot({ slots: next, slot })
    onChange(next)
  }
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft/50 px-4 py-3 text-label">
      <span className="min-w-0 flex-1 basis-60">
        {copy.slots.suggested(missing.map(describe).join(', '))}
      </span>
      <Button variant="secondary" size="sm" onClick={add}>
        {copy.slots.addSuggested}
      </Button>
    </p>
  )
}
