import { BUSINESS_MESSAGE_MAX, requestBusiness } from '@kadr/contract/site/requests'
import type { FormEvent } from 'react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../ui/forms/text-input.tsx'
import { copy } from './copy.ts'
import { Honeypot, NoScriptNote, readFields, sortError } from './form-parts.tsx'
import { useFormTicket } from './use-form-ticket.ts'

const words = copy.business

/** A message to the owner of the installation. */
export const BusinessForm = () => {
  const { prepare, getTicket } = useFormTicket()
  const sending = useApiMutation(async (api, field: (name: string) => string) =>
    api.call(requestBusiness, {
      body: {
        contactName: field('contactName'),
        contactEmail: field('contactEmail'),
        company: field('company'),
        message: field('message'),
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
  if (sending.isSuccess) {
    return <Banner tone="success" title={words.sentTitle} text={words.sentText} />
  }
  return (
    <>
      <NoScriptNote />
      <section
        aria-labelledby="form"
        className="needs-script grid gap-5 rounded-card border border-line bg-surface p-5 lg:p-8"
      >
        <div className="grid gap-1">
          <h2 id="form" className="text-title font-bold">
            {words.title}
          </h2>
          <p className="text-ink-2">{words.text}</p>
        </div>
        <form onSubmit={submit} onFocus={prepare} className="relative grid gap-4 sm:grid-cols-2">
          <Field label={words.name} error={error.of('contactName')} isRequired>
            <TextInput name="contactName" autoComplete="name" maxLength={100} required />
          </Field>
          <Field label={words.email} error={error.of('contactEmail')} isRequired>
            <TextInput name="contactEmail" type="email" autoComplete="email" required />
          </Field>
          <div className="sm:col-span-2">
            <Field label={words.company} hint={words.companyHint} error={error.of('company')}>
              <TextInput name="company" autoComplete="organization" maxLength={100} />
            </Field>
          </div>
          <div className="sm:col-span-2">
            <Field label={words.message} error={error.of('message')} isRequired>
              <Textarea
                name="message"
                rows={5}
                minLength={10}
                maxLength={BUSINESS_MESSAGE_MAX}
                required
              />
            </Field>
          </div>
          <Honeypot />
          {error.rest ? (
            <p role="alert" className="text-failed sm:col-span-2">
              {error.rest}
            </p>
          ) : null}
          <Button
            type="submit"
            size="lg"
            isLoading={sending.isPending}
            className="justify-self-start"
          >
            {words.send}
          </Button>
        </form>
      </section>
    </>
  )
}
