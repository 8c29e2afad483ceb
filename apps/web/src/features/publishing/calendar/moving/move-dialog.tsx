import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { isWallTime, toPostTime } from '@kadr/domain/publishing/schedule/wall-time'
import { CalendarSearch } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useFindSlot } from '../api/calendar.mutations.ts'
import { copy } from '../copy.ts'
import { titleOf } from '../items/item-label.ts'
import { collisionsOf } from '../items/item-warnings.ts'
import { type PlacedItem, wallTimeIn } from '../items/placed-item.ts'
import { useCalendarContext } from '../page/calendar-context.ts'

type Props = {
  placed: PlacedItem
  /** Other scheduled posts, to warn about collisions. */
  others: readonly CalendarItem[]
  onMove: (wallTime: string) => void
  onClose: () => void
}

const warningAt = ({
  placed,
  others,
  wallTime,
  timeZone,
}: Omit<Props, 'onMove' | 'onClose'> & { wallTime: string; timeZone: string }) => {
  const moved = { ...placed.item, time: toPostTime({ wallTime, timeZone }) }
  const rest = others.filter(({ postId }) => postId !== moved.postId)
  const found = collisionsOf([moved, ...rest]).find(({ postIds }) => postIds.includes(moved.postId))
  if (!found) return undefined
  return found.kind === 'close' ? copy.warnings.chosenClose : copy.warnings.chosenSame
}

/** The alternative to dragging (WCAG 2.5.7). */
export default function MoveDialog({ placed, others, onMove, onClose }: Props) {
  const { timeZone, nowWall, today } = useCalendarContext()
  const form = useId()
  const [date, setDate] = useState(placed.day)
  const [time, setTime] = useState(placed.time)
  const [error, setError] = useState<string>()
  const slot = useFindSlot()
  const wallTime = `${date}T${time}`
  const isValid = isWallTime(wallTime)
  const warning = isValid ? warningAt({ placed, others, wallTime, timeZone }) : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return setError(copy.move.wrong)
    if (wallTime <= nowWall) return setError(copy.move.past)
    onMove(wallTime)
    onClose()
  }

  const chooseSlot = () => {
    const ids = placed.item.targets.flatMap(({ connectionId }) => connectionId ?? [])
    slot.mutate(ids, {
      onSuccess: ({ time: found }) => {
        if (!found) return notify.info(copy.move.noSlot)
        const wall = wallTimeIn({ time: found, timeZone })
        setDate(wall.slice(0, 10))
        setTime(wall.slice(11))
        setError(undefined)
      },
      onError: (failure) => notify.error(copy.move.findFailed, { text: failureText(failure) }),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.move.title}
      description={titleOf(placed)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.move.cancel}
          </Button>
          <Button type="submit" form={form}>
            {copy.move.action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
          <Field label={copy.move.date} error={error}>
            <TextInput
              type="date"
              min={today}
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          </Field>
          <Field label={copy.move.time}>
            <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
        </div>
        <Button
          variant="soft"
          isLoading={slot.isPending}
          icon={<CalendarSearch aria-hidden="true" className="size-5" />}
          onClick={chooseSlot}
        >
          {copy.move.nearest}
        </Button>
        {warning ? <Banner tone="warning" title={warning} /> : null}
      </form>
    </Dialog>
  )
}
