import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { currency } from '@kadr/contract/base/primitives'
import type { UpdateUser, User } from '@kadr/contract/identity/users'
import { useController, useForm } from 'react-hook-form'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { CURRENCY_NAME, copy } from '../copy.ts'
import {
  changedFields,
  type ProfileForm as Form,
  type ProfileFormInput as FormInput,
  isProfileField,
  profileForm,
  toProfileForm,
} from '../model/profile-fields.ts'
import { TimeZoneField } from './time-zone-field.tsx'

const CURRENCIES = currency.options.map((value) => ({ value, label: CURRENCY_NAME[value] }))

type Props = { user: User; deviceZone: string; onSave: (changes: UpdateUser) => Promise<User> }

/** Keeps what was typed until the server has accepted it. */
export const ProfileForm = ({ user, deviceZone, onSave }: Props) => {
  const form = useForm<FormInput, unknown, Form>({
    resolver: standardSchemaResolver(profileForm),
    // The server's response may arrive after the cached data was rendered; dirty fields are kept.
    values: toProfileForm(user),
    resetOptions: { keepDirtyValues: true },
  })
  const showAs = (known: User) => form.reset(toProfileForm(known), { keepDirtyValues: false })
  const { errors, isDirty, isSubmitting } = form.formState
  const { field: zone } = useController({ control: form.control, name: 'timeZone' })

  const save = async (values: Form) => {
    try {
      const saved = await onSave(changedFields({ form: values, user }))
      showAs(saved)
      notify.success(copy.profile.saved)
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (isProfileField(field)) {
        form.setError(field, { message: failureText(error) }, { shouldFocus: true })
      } else notify.error(copy.profile.failed, { text: failureText(error) })
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      className="grid max-w-140 gap-4"
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Field label={copy.profile.firstName} error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={copy.profile.lastName} error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <TimeZoneField
        savedZone={user.timeZone}
        deviceZone={deviceZone}
        error={errors.timeZone?.message}
        onSuggestion={() =>
          form.setValue('timeZone', deviceZone, { shouldDirty: true, shouldValidate: true })
        }
        {...zone}
      />
      <Field label={copy.profile.currency} error={errors.selectedCurrency?.message}>
        <Select options={CURRENCIES} {...form.register('selectedCurrency')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
          {copy.profile.save}
        </Button>
        {isDirty && !isSubmitting ? (
          <Button variant="ghost" onClick={() => showAs(user)}>
            {copy.profile.reset}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
