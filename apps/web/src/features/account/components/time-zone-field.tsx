import { type ComponentProps, useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { copy } from '../copy.ts'
import { isSameClock, nearTimeZones, otherTimeZones, zoneCity } from '../model/time-zones.ts'

type Props = Pick<ComponentProps<'select'>, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
  value: string
  savedZone: string
  deviceZone: string
  error: string | undefined
  onSuggestion: () => void
}

const toOptions = (zones: { zone: string; label: string }[]) =>
  zones.map(({ zone, label }) => ({ value: zone, label }))

/** A native select finds a city by typing. */
export const TimeZoneField = ({
  value,
  savedZone,
  deviceZone,
  error,
  onSuggestion,
  ...control
}: Props) => {
  const groups = useMemo(
    () => [
      { label: copy.profile.near, options: toOptions(nearTimeZones(new Date())) },
      { label: copy.profile.others, options: toOptions(otherTimeZones([savedZone, deviceZone])) },
    ],
    [savedZone, deviceZone],
  )
  const isSuggested = !isSameClock({ zone: value, other: deviceZone, at: new Date() })
  return (
    <div className="grid justify-items-start gap-1 *:w-full">
      <Field label={copy.profile.timeZone} hint={copy.profile.timeZoneHint} error={error}>
        <Select options={groups} value={value} {...control} />
      </Field>
      {isSuggested ? (
        <Button variant="text" className="w-auto! justify-start text-left" onClick={onSuggestion}>
          {copy.profile.suggestion(zoneCity(deviceZone))}
        </Button>
      ) : null}
    </div>
  )
}
