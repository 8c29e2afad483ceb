import type { ReportReader, ReportRecipient } from '@kadr/contract/insight/report-schedules'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { scheduleCopy as copy } from './schedule-copy.ts'
import { isSame, listChoices } from './schedule-form.ts'

type Props = {
  readers: readonly ReportReader[]
  chosen: readonly ReportRecipient[]
  onChange: (chosen: ReportRecipient[]) => void
  error: string | undefined
}

/** Members by available channel; channels that became unavailable are dropped on the next change. */
export const RecipientChoice = ({ readers, chosen, onChange, error }: Props) => {
  const choices = listChoices(readers)
  const toggle = (one: ReportRecipient, isIn: boolean) =>
    onChange(
      choices
        .map(({ userId, channel }) => ({ userId, channel }))
        .filter((other) =>
          isSame(other, one) ? isIn : chosen.some((known) => isSame(known, other)),
        ),
    )
  return (
    <fieldset>
      <legend className="mb-0.5 text-label font-medium">{copy.recipients}</legend>
      {choices.length === 0 ? <p className="text-label text-ink-2">{copy.unreached}</p> : null}
      {choices.map(({ name, ...one }) => (
        <Checkbox
          key={`${one.userId}${one.channel}`}
          label={`${name}, ${one.channel === 'telegram' ? copy.viaBot : copy.viaEmail}`}
          checked={chosen.some((known) => isSame(known, one))}
          onChange={(event) => toggle(one, event.target.checked)}
        />
      ))}
      {error ? (
        <p role="alert" className="text-label text-failed">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
