import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import type { WallDay } from '../dates/wall-day.ts'
import { hourTarget } from '../moving/drop-target.ts'
import { useCalendarContext } from '../page/calendar-context.ts'

const SHOWN = 3

/** The best hours of the day that are still ahead; a tap creates a post there. */
export const GoodHoursRow = ({ day }: { day: WallDay }) => {
  const { goodHoursOf, nowWall, canEdit, create } = useCalendarContext()
  const hours = goodHoursOf(day)
    .map(({ hour }) => `${hourTarget({ day, hour })}:00`)
    .filter((at) => at > nowWall)
    .slice(0, SHOWN)
    .toSorted()
  if (!canEdit || hours.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-ink-2">
      {copy.goodHours.title}
      {hours.map((at) => (
        <Button
          key={at}
          variant="soft"
          size="sm"
          aria-label={copy.goodHours.create(at.slice(11))}
          onClick={() => create({ at })}
        >
          <span className="tabular-nums">{at.slice(11)}</span>
        </Button>
      ))}
    </p>
  )
}
