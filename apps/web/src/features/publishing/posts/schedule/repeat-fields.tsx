import type { RepeatRule } from '@kadr/contract/publishing/posts'
import { nextOccurrences } from '@kadr/domain/publishing/schedule/recurrence'
import { isWallTime, toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import { DAY_MS } from '@kadr/kit/durations'
import { clsx } from 'clsx'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { composerCopy, EVERY_NAME, INTERVAL_NAME, WEEKDAYS } from '../composer/copy.ts'

type Props = {
  repeat: RepeatRule | null
  wallTime: string
  timeZone: string
  onRepeat: (repeat: RepeatRule | null) => void
}
const { when: copy } = composerCopy
const WEEKLY: RepeatRule = { every: 'week', interval: 1, weekdays: [], until: null }
const EVERY = [
  { value: 'day', label: EVERY_NAME.day },
  { value: 'week', label: EVERY_NAME.week },
  { value: 'month', label: EVERY_NAME.month },
] as const
const SHOWN = 3
const AHEAD_MS = 400 * DAY_MS

type RuleProps = { rule: RepeatRule; wallTime: string; onRule: (rule: RepeatRule) => void }

const SUNDAY = 7

/** The weekday of the post itself, Monday first; undefined without a valid time. */
const ownDayOf = (wallTime: string): number | undefined =>
  isWallTime(wallTime) ? new Date(`${wallTime}Z`).getUTCDay() || SUNDAY : undefined

const Weekdays = ({ rule, wallTime, onRule }: RuleProps) => {
  const ownDay = ownDayOf(wallTime)
  // An empty list means the day of the post.
  const chosen = rule.weekdays.length > 0 || ownDay === undefined ? rule.weekdays : [ownDay]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium">{copy.weekdays}</legend>
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map((name, index) => {
          const day = index + 1
          const isOn = chosen.includes(day)
          const weekdays = isOn
            ? chosen.filter((known) => known !== day)
            : [...chosen, day].toSorted((a, b) => a - b)
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              onClick={() => onRule({ ...rule, weekdays })}
              className={clsx(
                'size-11 cursor-pointer rounded-control border text-label font-medium',
                isOn
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line bg-surface text-ink-2 hover:border-line-strong',
              )}
            >
              {name}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Shows the next occurrences: a recurrence rule is easier to check by its result. */
const NextDates = ({
  rule,
  wallTime,
  timeZone,
}: { rule: RepeatRule } & Omit<Props, 'onRepeat' | 'repeat'>) => {
  if (!isWallTime(wallTime)) return null
  const after = toInstant({ wallTime, timeZone })
  const until = new Date(after.getTime() + AHEAD_MS)
  const times = nextOccurrences({ rule, start: wallTime, timeZone, after, until }).slice(0, SHOWN)
  if (times.length === 0) return null
  const list = times.map(({ at }) => formatDateTime({ instant: at, timeZone })).join('; ')
  return <p className="text-label text-ink-3">{copy.next(list)}</p>
}

export const RepeatFields = ({ repeat, wallTime, timeZone, onRepeat }: Props) => (
  <div className="grid grid-cols-1 gap-3">
    <Switch
      label={copy.repeat}
      checked={repeat !== null}
      onChange={(event) => onRepeat(event.target.checked ? WEEKLY : null)}
    />
    {repeat ? (
      <>
        <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-3">
          <Field label={copy.every}>
            <Select
              options={EVERY}
              value={repeat.every}
              onChange={(event) => {
                const every = EVERY.find(({ value }) => value === event.target.value)?.value
                if (every) onRepeat({ ...repeat, every, weekdays: [] })
              }}
            />
          </Field>
          <Field label={INTERVAL_NAME[repeat.every]}>
            <TextInput
              type="number"
              min={1}
              max={30}
              value={repeat.interval}
              onChange={(event) => {
                const interval = Math.trunc(Number(event.target.value))
                if (interval >= 1 && interval <= 30) onRepeat({ ...repeat, interval })
              }}
            />
          </Field>
          <Field label={copy.until} hint={copy.untilHint}>
            <TextInput
              type="date"
              min={wallTime.slice(0, 10)}
              value={repeat.until ?? ''}
              onChange={(event) => onRepeat({ ...repeat, until: event.target.value || null })}
            />
          </Field>
        </div>
        {repeat.every === 'week' ? (
          <Weekdays rule={repeat} wallTime={wallTime} onRule={onRepeat} />
        ) : null}
        <NextDates rule={repeat} wallTime={wallTime} timeZone={timeZone} />
      </>
    ) : null}
  </div>
)
