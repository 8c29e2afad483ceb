import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import { CopyPlus, Eraser, X } from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuLabel } from '../../../../ui/overlays/menu.tsx'
import { copy, WEEKDAYS } from '../copy.ts'
import {
  addSlot,
  clearDay,
  copyDay,
  EVERY_DAY,
  removeSlot,
  timesOf,
  WORKDAYS,
} from '../model/week-slots.ts'
import { AddTime } from './add-time.tsx'

type Props = {
  weekday: number
  slots: readonly PostingSlot[]
  canEdit: boolean
  onChange: (slots: PostingSlot[]) => void
}

const CopyMenu = ({ weekday, slots, onChange }: Omit<Props, 'canEdit'>) => {
  const name = WEEKDAYS[weekday - 1] ?? ''
  const others = EVERY_DAY.filter((other) => other !== weekday)
  const to = (days: readonly number[]) => () =>
    onChange(copyDay({ slots, from: weekday, to: days }))
  return (
    <Menu
      trigger={
        <IconButton
          label={copy.slots.copy(name.toLocaleLowerCase('ru'))}
          icon={<CopyPlus aria-hidden="true" className="size-5 text-ink-2" />}
        />
      }
    >
      <MenuLabel>{copy.slots.copyTo}</MenuLabel>
      <MenuItem onSelect={to(WORKDAYS)}>{copy.slots.workdays}</MenuItem>
      <MenuItem onSelect={to(EVERY_DAY)}>{copy.slots.everyDay}</MenuItem>
      {others.map((other) => (
        <MenuItem key={other} onSelect={to([other])}>
          {WEEKDAYS[other - 1]}
        </MenuItem>
      ))}
      <MenuItem
        isDanger
        icon={<Eraser aria-hidden="true" className="size-5" />}
        onSelect={() => onChange(clearDay({ slots, weekday }))}
      >
        {copy.slots.clear}
      </MenuItem>
    </Menu>
  )
}

export const SlotDay = ({ weekday, slots, canEdit, onChange }: Props) => {
  const name = WEEKDAYS[weekday - 1] ?? ''
  const times = timesOf({ slots, weekday })
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-2 py-1.5 sm:flex-nowrap">
      <h3 className="w-28 shrink-0 text-label font-medium max-sm:flex-1">{name}</h3>
      <ul className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:order-last max-sm:basis-full max-sm:pb-2">
        {times.length === 0 ? <li className="text-label text-ink-3">{copy.slots.none}</li> : null}
        {times.map((time) => (
          <li
            key={time}
            className="flex h-9 items-center rounded-chip bg-accent-soft pl-3 text-label font-medium text-accent tabular-nums"
          >
            {time}
            {canEdit ? (
              <button
                type="button"
                aria-label={copy.slots.remove(name.toLocaleLowerCase('ru'), time)}
                onClick={() => onChange(removeSlot({ slots, slot: { weekday, time } }))}
                className="relative flex size-9 cursor-pointer items-center justify-center rounded-chip after:absolute after:-inset-1 after:left-0 hover:text-accent-hover"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            ) : (
              <span className="w-3" />
            )}
          </li>
        ))}
      </ul>
      {canEdit ? (
        <div className="flex shrink-0">
          {times.length > 0 ? (
            <CopyMenu weekday={weekday} slots={slots} onChange={onChange} />
          ) : null}
          <AddTime
            day={name}
            times={times}
            onAdd={(time) => onChange(addSlot({ slots, slot: { weekday, time } }))}
          />
        </div>
      ) : null}
    </li>
  )
}
