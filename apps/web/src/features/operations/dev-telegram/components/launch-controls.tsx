import type { FormEvent } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy, PLATFORM_NAME, type Platform } from '../copy.ts'
import { isStartParamRight, type LaunchForm } from '../model/launch-form.ts'

const isPlatform = (value: string): value is Platform => Object.hasOwn(PLATFORM_NAME, value)

const PLATFORMS = Object.entries(PLATFORM_NAME).map(([value, label]) => ({ value, label }))

type Props = {
  form: LaunchForm
  isPending: boolean
  error: string | undefined
  onChange: (change: Partial<LaunchForm>) => void
  onLaunch: () => void
}

export const LaunchControls = ({ form, isPending, error, onChange, onLaunch }: Props) => {
  const isRight = isStartParamRight(form.startParam)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) onLaunch()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <p className="text-label font-medium">{copy.person}</p>
        <Segmented
          label={copy.person}
          value={form.person}
          options={[
            { value: 'anna', label: copy.anna },
            { value: 'boris', label: copy.boris },
            { value: 'stranger', label: copy.stranger },
          ]}
          onValueChange={(person) => onChange({ person })}
          className="flex!"
        />
      </div>
      {form.person === 'stranger' ? (
        <Field label={copy.name}>
          <TextInput
            maxLength={64}
            value={form.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
      ) : null}
      <Field label={copy.platform}>
        <Select
          options={PLATFORMS}
          value={form.platform}
          onChange={({ target }) => {
            if (isPlatform(target.value)) onChange({ platform: target.value })
          }}
        />
      </Field>
      <Field
        label={copy.startParam}
        hint={copy.startParamHint}
        error={isRight ? undefined : copy.startParamError}
      >
        <TextInput
          spellCheck={false}
          autoComplete="off"
          value={form.startParam}
          onChange={(event) => onChange({ startParam: event.target.value })}
        />
      </Field>
      <Button type="submit" isLoading={isPending}>
        {copy.launch}
      </Button>
      <p role="alert" className="text-label text-failed empty:hidden">
        {error ?? null}
      </p>
    </form>
  )
}
