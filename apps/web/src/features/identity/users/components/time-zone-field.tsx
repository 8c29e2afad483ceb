import { isSameClock, zoneCity } from '@kadr/domain/base/time-zones'
import { type ComponentProps, useMemo } from 'react'
import { timeZoneGroups } from '../../../../platform/text/time-zones.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { copy } from '../copy.ts'

type Props = Pick<ComponentProps<'select'>, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
  value: string
  savedZone: string
  deviceZone: string
  error: string | undefined
  onSuggestion: () => void
}

export const TimeZoneField = ({
  value,
  savedZone,
  deviceZone,
  error,
  onSuggestion,
  ...control
}: Props) => {
  const groups = useMemo(() => timeZoneGroups([savedZone, deviceZone]), [savedZone, deviceZone])
  const isSuggested = !isSameClock({ zone: value, other: deviceZone, at: new Date() })
  return (
    <div className="grid justify-items-start gap-1 *:w-full">
      <Field label={copy.profile.timeZone} hint={copy.profile.timeZoneHint} error={error}>
        <Select options={groups} value={value} {...control} />
      </Field>
      {isSuggested ? (
        <Button variant="text" className="w-auto! justify-start text-left" onClick={onSuggestion}>
          {copy.profile.suggestion(zoneCity({ zone: deviceZone, at: new Date() }))}
        </Button>
      ) : null}
    </div>
  )
}
