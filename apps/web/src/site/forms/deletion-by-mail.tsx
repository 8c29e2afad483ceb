import { requestDeletion } from '@kadr/contract/site/requests'
import type { FormEvent } from 'react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { copy } from './copy.ts'
import { Honeypot, readFields, sortError } from './form-parts.tsx'
import { useFormTicket } from './use-form-ticket.ts'

const words = copy.deletion

export const DeletionByMail = () => {
  const { prepare, getTicket } = useFormTicket()
  const sending = useApiMutation(async (api, field: (name: string) => string) =>
    api.call(requestDeletion, {
      body: {
        contactEmail: field('contactEmail'),
        website: field('website'),
        ticket: await getTicket(),
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
