import { complainAboutDownload } from '@kadr/contract/downloads'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../platform/api-hooks.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea, TextInput } from '../../ui/text-input.tsx'

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** For whoever has the rights: the work is closed at once. */
export const ComplaintForm = () => {
  const [isSent, setIsSent] = useState(false)
  const complain = useApiMutation((api, body: { url: string; replyEmail: string; claim: string }) =>
    api.call(complainAboutDownload, { body }),
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = {
      url: textOf(form, 'work'),
      replyEmail: textOf(form, 'email'),
      claim: textOf(form, 'claim'),
    }
    complain.mutate(body, { onSuccess: () => setIsSent(true) })
  }
  if (isSent) {
    return (
      <p role="status" className="text-ink-2">
        Работа закрыта для скачивания. Мы прочтём обращение и&nbsp;ответим на&nbsp;почту.
      </p>
    )
  }
  return (
    <form onSubmit={send} className="needs-script grid max-w-160 gap-4">
      <Field label="Ссылка" isRequired>
        <TextInput name="work" type="url" required maxLength={2048} />
      </Field>
      <Field label="Почта для ответа" isRequired>
        <TextInput name="email" type="email" required maxLength={200} autoComplete="email" />
      </Field>
      <Field
        label="Чьи это права"
        isRequired
        error={complain.error ? failureText(complain.error) : undefined}
      >
        <Textarea name="claim" required minLength={10} maxLength={2000} rows={3} />
      </Field>
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
