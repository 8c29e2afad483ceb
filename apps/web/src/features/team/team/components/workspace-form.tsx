import { useMemo, useState } from 'react'
import { RefusalNote } from '../../../../media/limits/refusal-note.tsx'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { timeZoneGroups } from '../../../../platform/text/time-zones.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { workspacesCopy as copy } from '../team-copy.ts'
import { ImageField } from './image-field.tsx'

type WorkspaceFields = {
  name: string
  timeZone: string
  brandColor: string | null
  pictureId: string | null
  logoId: string | null
}

type Props = {
  start: WorkspaceFields
  /** The name and the time zone are enough to create one. */
  hasBrand: boolean
  submitLabel: string
  isPending: boolean
  error: unknown
  onSubmit: (fields: WorkspaceFields) => void
}

const NO_COLOR = '#2f4bff'

export const WorkspaceForm = ({
  start,
  hasBrand,
  submitLabel,
  isPending,
  error,
  onSubmit,
}: Props) => {
  const [fields, setFields] = useState(start)
  const zones = useMemo(() => timeZoneGroups([start.timeZone]), [start.timeZone])
  const nameError = error instanceof ApiError && error.field === 'name' ? error.message : undefined
  const change = (next: Partial<WorkspaceFields>) => setFields({ ...fields, ...next })
  return (
    <form
      noValidate
      className="grid max-w-160 grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(fields)
      }}
    >
      <Field label={copy.name} error={nameError} isRequired>
        <TextInput
          maxLength={80}
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label={copy.timeZone}>
        <Select
          options={zones}
          value={fields.timeZone}
          onChange={({ target }) => change({ timeZone: target.value })}
        />
      </Field>
      {hasBrand ? (
        <>
          <Field label={copy.color} hint={copy.colorHint}>
            <span className="flex items-center gap-3">
              <input
                type="color"
                aria-label={copy.color}
                value={fields.brandColor ?? NO_COLOR}
                onChange={({ target }) => change({ brandColor: target.value })}
                className="h-11 w-16 cursor-pointer rounded-control border border-line bg-surface p-1"
              />
              <span className="text-label text-ink-2 tabular-nums">
                {fields.brandColor?.toUpperCase() ?? copy.colorNotChosen}
              </span>
              {fields.brandColor ? (
                <Button variant="text" onClick={() => change({ brandColor: null })}>
                  {copy.noColor}
                </Button>
              ) : null}
            </span>
          </Field>
          <ImageField
            label={copy.picture}
            hint={copy.pictureHint}
            chosenId={fields.pictureId}
            onChoose={(pictureId) => change({ pictureId })}
          />
          <ImageField
            label={copy.logo}
            hint={copy.logoHint}
            chosenId={fields.logoId}
            onChoose={(logoId) => change({ logoId })}
          />
        </>
      ) : null}
      {error && nameError === undefined ? <RefusalNote error={error} limit="workspaces" /> : null}
      <div>
        <Button type="submit" isLoading={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
