import { requestDeletion } from '@kadr/contract/requests'
import type { FormEvent } from 'react'
import { useApiMutation } from '../../platform/api-hooks.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { copy } from './copy.ts'
import { Honeypot, readFields, sortError } from './form-parts.tsx'
import { useFormTicket } from './use-form-ticket.ts'

const words = copy.deletion

export const DeletionByMail = () => {
  const { prepare, take } = useFormTicket()
  const sending = useApiMutation(async (api, field: (name: string) => string) =>
    api.call(requestDeletion, {
      body: {
        contactEmail: field('contactEmail'),
        website: field('website'),
        ticket: await take(),
      },
    }),
  )
  const error = sortError(sending.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sending.mutate(readFields(event.currentTarget))
  }
  if (sending.data) {
    return (
      <Banner tone="success" title={words.sentTitle} text={words.sentText(sending.data.number)} />
    )
  }
  return (
    <form onSubmit={submit} onFocus={prepare} className="relative grid gap-4">
      <Field label={words.email} error={error.of('contactEmail')} isRequired>
        <TextInput name="contactEmail" type="email" autoComplete="email" required />
      </Field>
      <Honeypot />
      {error.rest ? (
        <p role="alert" className="text-failed">
          {error.rest}
        </p>
      ) : null}
      <Button type="submit" isLoading={sending.isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
