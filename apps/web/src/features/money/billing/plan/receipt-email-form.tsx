import type { FormEvent } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import type { useSetReceiptEmail } from '../api/plan.mutations.ts'
import { copy } from '../copy.ts'

type Props = {
  saving: ReturnType<typeof useSetReceiptEmail>
  /** Of the sign-in, to be confirmed. */
  known: string | null
}

/** What a charge without an address for its receipt waits for. */
export const ReceiptEmailForm = ({ saving, known }: Props) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    saving.mutate(String(email ?? '').trim())
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3 sm:w-80">
      <Field
        label={copy.late.email}
        error={saving.error ? failureText(saving.error) : undefined}
        isRequired
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={known ?? ''}
        />
      </Field>
      <Button type="submit" size="sm" isLoading={saving.isPending} className="justify-self-start">
        {copy.late.saveAndPay}
      </Button>
    </form>
  )
}
