import { complainAboutDownload } from '@kadr/contract/site/downloads'
import type { FormEvent } from 'react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../ui/forms/text-input.tsx'
import { Honeypot, readFields, sortError } from '../forms/form-parts.tsx'
import { useFormTicket } from '../forms/use-form-ticket.ts'

/** For rights holders: the download is closed at once. */
export const ComplaintForm = () => {
  const { prepare, getTicket } = useFormTicket()
  const complain = useApiMutation(async (api, field: (name: string) => string) =>
    api.call(complainAboutDownload, {
      body: {
        url: field('work'),
        replyEmail: field('email'),
        claim: field('claim'),
        website: field('website'),
        ticket: await getTicket(),
      },
    }),
  )
  const error = sortError(complain.error)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    complain.mutate(readFields(event.currentTarget))
  }
  if (complain.isSuccess) {
    return (
      <p role="status" className="text-ink-2">
        Работа закрыта для скачивания. Мы прочтём обращение и&nbsp;ответим на&nbsp;почту.
      </p>
    )
  }
  return (
    <form onSubmit={send} onFocus={prepare} className="needs-script relative grid max-w-160 gap-4">
      <Field label="Ссылка" isRequired error={error.of('url')}>
        <TextInput name="work" type="url" required maxLength={2048} />
      </Field>
      <Field label="Почта для ответа" isRequired error={error.of('replyEmail')}>
        <TextInput name="email" type="email" required maxLength={200} autoComplete="email" />
      </Field>
      <Field label="Чьи это права" isRequired error={error.of('claim')}>
        <Textarea name="claim" required minLength={10} maxLength={2000} rows={3} />
      </Field>
      <Honeypot />
      {error.rest ? (
        <p role="alert" className="text-failed">
          {error.rest}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        isLoading={complain.isPending}
        className="justify-self-start"
      >
        Закрыть работу
      </Button>
    </form>
  )
}
