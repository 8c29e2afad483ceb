import { isWallTime, toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import { type FormEvent, useId, useState } from 'react'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { actionsCopy } from './actions-copy.ts'
import { snoozeTimes } from './snooze-times.ts'

type Props = { onChoose: (until: string) => void; onClose: () => void }

const WRONG = 'Укажите дату и время'

export const SnoozeDialog = ({ onChoose, onClose }: Props) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const [now] = useState(() => new Date())
  const [own, setOwn] = useState('')
  const [problem, setProblem] = useState<string>()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWallTime(own)) return setProblem(WRONG)
    onChoose(toInstant({ wallTime: own, timeZone }).toISOString())
  }
  return (
    <Dialog
      open
      title={actionsCopy.snoozeTitle}
      description={actionsCopy.snoozeText}
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={formId} variant="secondary">
          {actionsCopy.snooze}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        {snoozeTimes({ now, timeZone }).map(({ label, at }) => (
          <Button
            key={label}
            variant="secondary"
            className="justify-between!"
            onClick={() => onChoose(at.toISOString())}
          >
            {label}
            <span className="font-normal text-ink-3">{describeMoment({ at, now, timeZone })}</span>
          </Button>
        ))}
        <form id={formId} noValidate onSubmit={submit} className="pt-2">
          <Field label={actionsCopy.snoozeField} error={problem}>
            <TextInput
              type="datetime-local"
              value={own}
              onChange={(event) => setOwn(event.target.value)}
            />
          </Field>
        </form>
      </div>
    </Dialog>
  )
}
