import { zoneName } from '@kadr/domain/base/time-zones'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { WEEKDAYS } from '../copy.ts'
import { editorCopy } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { NumberSelect } from './number-select.tsx'
import { RuleField, RuleGroup } from './rule-field.tsx'

const { fields: copy, schedules, scheduleHints } = editorCopy
const KINDS = [
  { value: 'times', label: schedules.times },
  { value: 'slots', label: schedules.slots },
  { value: 'best', label: schedules.best },
] as const
const DAYS = WEEKDAYS.map((label, index) => ({ value: index + 1, label }))
const PER_WEEK = [1, 2, 3, 4, 5, 7, 10, 14]
const MAX_TIMES = 6

type RemovableProps = {
  values: readonly string[]
  show?: (value: string) => string
  removeLabel: (value: string) => string
  onRemove: (value: string) => void
}

const Removable = ({ values, show = (value) => value, removeLabel, onRemove }: RemovableProps) => (
  <>
    {values.map((value) => (
      <span
        key={value}
        className="flex h-11 items-center rounded-control bg-accent-soft pl-3 text-label font-medium text-accent tabular-nums"
      >
        {show(value)}
        <button
          type="button"
          aria-label={removeLabel(show(value))}
          onClick={() => onRemove(value)}
          className="flex size-11 cursor-pointer items-center justify-center rounded-control hover:text-accent-hover"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </span>
    ))}
  </>
)

type AddProps = {
  type: 'date' | 'time'
  label: string
  initial: string
  onAdd: (value: string) => void
}

const AddValue = ({ type, label, initial, onAdd }: AddProps) => {
  const [value, setValue] = useState(initial)
  return (
    <span className="flex items-center gap-1.5">
      <TextInput
        type={type}
        aria-label={label}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        className="w-auto!"
      />
      <Button
        variant="secondary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        aria-label={label}
        disabled={value === ''}
        onClick={() => onAdd(value)}
      >
        <span className="max-sm:sr-only">{label}</span>
      </Button>
    </span>
  )
}

const Times = () => {
  const { form, change } = useRuleContext()
  const add = (time: string) => change({ times: [...new Set([...form.times, time])].toSorted() })
  return (
    <>
      <RuleGroup name="weekdays" label={copy.weekdays}>
        <ChoiceChips
          options={DAYS}
          isRow
          chosen={form.weekdays}
          onChange={(weekdays) => change({ weekdays })}
        />
      </RuleGroup>
      <RuleGroup name="times" label={copy.times}>
        <div className="flex flex-wrap items-center gap-2">
          <Removable
            values={form.times}
            removeLabel={copy.removeTime}
            onRemove={(time) => change({ times: form.times.filter((known) => known !== time) })}
          />
          {form.times.length < MAX_TIMES ? (
            <AddValue type="time" label={copy.addTime} initial="18:00" onAdd={add} />
          ) : null}
        </div>
      </RuleGroup>
    </>
  )
}

const PerWeek = () => {
  const { form, change } = useRuleContext()
  return (
    <RuleField name="perWeek" label={copy.perWeek}>
      <NumberSelect
        values={PER_WEEK}
        value={form.perWeek}
        describe={editorCopy.times}
        onChange={(perWeek) => change({ perWeek })}
      />
    </RuleField>
  )
}

const showDate = (date: string) =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

const Term = () => {
  const { form, change } = useRuleContext()
  const addClosed = (date: string) =>
    change({ closedDates: [...new Set([...form.closedDates, date])].toSorted() })
  return (
    <details
      className="group"
      open={form.startsOn !== '' || form.endsOn !== '' || form.closedDates.length > 0}
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-label font-medium text-accent">
        {editorCopy.term}
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2">
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <RuleField name="startsOn" label={copy.startsOn} hint={copy.startsHint}>
            <TextInput
              type="date"
              value={form.startsOn}
              onChange={(event) => change({ startsOn: event.target.value })}
            />
          </RuleField>
          <RuleField name="endsOn" label={copy.endsOn} hint={copy.endsHint}>
            <TextInput
              type="date"
              value={form.endsOn}
              onChange={(event) => change({ endsOn: event.target.value })}
            />
          </RuleField>
        </div>
        <RuleGroup name="closedDates" label={copy.closedDates}>
          <div className="flex flex-wrap items-center gap-2">
            <Removable
              values={form.closedDates}
              show={showDate}
              removeLabel={copy.removeClosed}
              onRemove={(date) =>
                change({ closedDates: form.closedDates.filter((known) => known !== date) })
              }
            />
            <AddValue type="date" label={copy.addClosed} initial="" onAdd={addClosed} />
          </div>
        </RuleGroup>
      </div>
    </details>
  )
}

export const WhenStep = () => {
  const { form, change, timeZone } = useRuleContext()
  const { scheduleKind } = form
  const hint =
    scheduleKind === 'times'
      ? scheduleHints.times(zoneName({ at: new Date(), zone: timeZone }))
      : scheduleHints[scheduleKind]
  return (
    <>
      <div className="grid grid-cols-1 justify-items-start gap-1.5">
        <Segmented
          label={copy.scheduleKind}
          options={KINDS}
          value={scheduleKind}
          onValueChange={(kind) => change({ scheduleKind: kind })}
          className="max-sm:w-full max-sm:flex-col"
        />
        <p className="text-label text-ink-3">{hint}</p>
      </div>
      {scheduleKind === 'times' ? <Times /> : null}
      {scheduleKind === 'best' ? <PerWeek /> : null}
      <Term />
    </>
  )
}
