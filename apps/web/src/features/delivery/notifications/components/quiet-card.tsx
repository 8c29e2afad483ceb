import type {
  NotificationSettings,
  QuietHours,
} from '@kadr/contract/delivery/notification-settings'
import { zoneName } from '@kadr/domain/base/time-zones'
import { DEFAULT_QUIET_HOURS } from '@kadr/domain/delivery/quiet-hours'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { settingsCopy } from '../settings-copy.ts'

const HOUR_MINUTES = 60

/** «08:30» of a time field as minutes of the day; undefined while it is not filled in. */
export const minutesOf = (text: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * HOUR_MINUTES + Number(minutes)
}

export const clockOf = (minutes: number): string => {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / HOUR_MINUTES))}:${pad(minutes % HOUR_MINUTES)}`
}

type Props = {
  settings: NotificationSettings
  onChange: (changes: { quietHours?: QuietHours | null; isUrgentLetThrough?: boolean }) => void
}

const { quiet: copy } = settingsCopy

const TimeField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (minutes: number) => void
}) => (
  <Field label={label}>
    <TextInput
      type="time"
      defaultValue={clockOf(value)}
      onBlur={({ target }) => {
        const minutes = minutesOf(target.value)
        if (minutes !== undefined && minutes !== value) onChange(minutes)
      }}
    />
  </Field>
)

export const QuietCard = ({ settings, onChange }: Props) => {
  const { quietHours, isUrgentLetThrough, timeZone } = settings
  return (
    <Card className="grid gap-3">
      <Switch
        label={<span className="font-medium">{copy.label}</span>}
        hint={copy.hint}
        checked={quietHours !== null}
        onChange={({ target }) =>
          onChange({ quietHours: target.checked ? DEFAULT_QUIET_HOURS : null })
        }
        className="py-0!"
      />
      {quietHours ? (
        <>
          <div className="grid max-w-80 grid-cols-2 gap-3">
            <TimeField
              label={copy.from}
              value={quietHours.from}
              onChange={(from) => onChange({ quietHours: { ...quietHours, from } })}
            />
            <TimeField
              label={copy.to}
              value={quietHours.to}
              onChange={(to) => onChange({ quietHours: { ...quietHours, to } })}
            />
          </div>
          <p className="text-label text-ink-3">
            {copy.zone(zoneName({ zone: timeZone, at: new Date() }))}
          </p>
          <Switch
            label={copy.urgent}
            hint={copy.urgentHint}
            checked={isUrgentLetThrough}
            onChange={({ target }) => onChange({ isUrgentLetThrough: target.checked })}
          />
        </>
      ) : null}
    </Card>
  )
}
