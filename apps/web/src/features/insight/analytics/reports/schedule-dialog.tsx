import {
  type ReportReader,
  type ReportSchedule,
  reportEvery,
} from '@kadr/contract/insight/report-schedules'
import { zoneName } from '@kadr/domain/base/time-zones'
import { useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useChangeSchedule, useCreateSchedule } from '../api/schedules.mutations.ts'
import { RecipientChoice } from './recipient-choice.tsx'
import { scheduleCopy as copy } from './schedule-copy.ts'
import { bodyOf, formOf, newForm, type ScheduleForm } from './schedule-form.ts'
import { useScopeOptions } from './use-scope-options.ts'

type Props = {
  /** Undefined: a new one. */
  schedule: ReportSchedule | undefined
  readers: readonly ReportReader[]
  onClose: () => void
}

type FieldsProps = { form: ScheduleForm; change: (part: Partial<ScheduleForm>) => void }

const TimeFields = ({ form, change }: FieldsProps) => {
  const zone = useCurrentWorkspace()?.timeZone
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
      <Field label={copy.every}>
        <Select
          value={form.every}
          options={copy.everyOptions}
          onChange={(event) => {
            const every = reportEvery.options.find((one) => one === event.target.value)
            if (every) change({ every, day: 1 })
          }}
        />
      </Field>
      <Field label={form.every === 'week' ? copy.weekday : copy.day}>
        <Select
          value={String(form.day)}
          options={form.every === 'week' ? copy.weekdays : copy.days}
          onChange={(event) => change({ day: Number(event.target.value) })}
        />
      </Field>
      <Field
        label={copy.time}
        {...(zone && { hint: copy.zone(zoneName({ zone, at: new Date() })) })}
      >
        <TextInput
          type="time"
          value={form.time}
          onChange={(event) => change({ time: event.target.value })}
        />
      </Field>
    </div>
  )
}

const PasswordField = ({ form, change, hasPassword }: FieldsProps & { hasPassword: boolean }) => (
  <div>
    <Field
      label={copy.password}
      hint={hasPassword && !form.isPasswordRemoved ? copy.passwordKept : copy.passwordHint}
    >
      <TextInput
        value={form.password}
        autoComplete="off"
        minLength={6}
        maxLength={100}
        onChange={(event) => change({ password: event.target.value })}
      />
    </Field>
    {hasPassword ? (
      <Checkbox
        label={copy.noPassword}
        checked={form.isPasswordRemoved}
        onChange={(event) => change({ isPasswordRemoved: event.target.checked, password: '' })}
      />
    ) : null}
  </div>
)

const useSave = (schedule: ReportSchedule | undefined) => {
  const create = useCreateSchedule()
  const update = useChangeSchedule()
  const save = (form: ScheduleForm, onSuccess: () => void) => {
    const { password, isPasswordRemoved } = form
    if (!schedule) {
      create.mutate({ ...bodyOf(form), password: password || null }, { onSuccess })
      return
    }
    const changed = password || (isPasswordRemoved ? null : undefined)
    const body = { ...bodyOf(form), ...(changed !== undefined && { password: changed }) }
    update.mutate({ id: schedule.id, ...body }, { onSuccess })
  }
  const { error, isPending } = schedule ? update : create
  return { save, error, isPending }
}

export default function ScheduleDialog({ schedule, readers, onClose }: Props) {
  const [form, setForm] = useState(() => (schedule ? formOf(schedule) : newForm(readers)))
  const { save, error, isPending } = useSave(schedule)
  const scopes = useScopeOptions(form.scope)
  const change = (part: Partial<ScheduleForm>) => setForm({ ...form, ...part })
  const fields = { form, change }
  const field = error instanceof ApiError ? error.field : undefined
  const isAboutRecipients = field?.startsWith('recipients') === true
  return (
    <Dialog
      open
      size="lg"
      title={schedule ? copy.editTitle : copy.newTitle}
      onOpenChange={onClose}
      footer={
        <Button isLoading={isPending} onClick={() => save(form, onClose)}>
          {copy.save}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field label={copy.name}>
            <TextInput
              value={form.title}
              maxLength={120}
              placeholder={copy.namePlaceholder}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <Field label={copy.scope}>
            <Select
              value={form.scope}
              options={scopes}
              onChange={(event) => change({ scope: event.target.value })}
            />
          </Field>
        </div>
        <TimeFields {...fields} />
        <RecipientChoice
          readers={readers}
          chosen={form.recipients}
          onChange={(recipients) => change({ recipients })}
          error={isAboutRecipients ? failureText(error) : undefined}
        />
        <PasswordField {...fields} hasPassword={schedule?.hasPassword === true} />
        {error && !isAboutRecipients ? (
          <p role="alert" className="text-label text-failed">
            {failureText(error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
