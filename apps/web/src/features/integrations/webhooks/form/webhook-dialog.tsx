import type { WebhookKind } from '@kadr/contract/integrations/webhook-events'
import type { Webhook } from '@kadr/contract/integrations/webhooks'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useChangeWebhook, useCreateWebhook } from '../api/webhooks.mutations.ts'
import { copy } from '../copy.ts'
import { EventChoice } from './event-choice.tsx'
import { SecretDialog } from './secret-dialog.tsx'

const { form: words } = copy

type Props = {
  /** Undefined: a new one. */
  webhook: Webhook | undefined
  /** The receiver of the sandbox. */
  sampleUrl: string | null
  onClose: () => void
}

type Form = { title: string; url: string; kinds: WebhookKind[] }

/** What most programs wait for. */
const USUAL: readonly WebhookKind[] = ['post.published', 'target.failed', 'target.needs_attention']
const newForm = (): Form => ({ title: '', url: '', kinds: [...USUAL] })

const fieldsAt = (error: unknown) => {
  const field = error instanceof ApiError ? error.field?.split('.')[0] : undefined
  const at = (name: string) => (error && field === name ? failureText(error) : undefined)
  const isKnown = field !== undefined && ['title', 'url', 'kinds'].includes(field)
  return { at, rest: error && !isKnown ? failureText(error) : undefined }
}

export default function WebhookDialog({ webhook, sampleUrl, onClose }: Props) {
  const formId = useId()
  const [form, setForm] = useState<Form>(() => webhook ?? newForm())
  const create = useCreateWebhook()
  const update = useChangeWebhook()
  const { error, isPending } = webhook ? update : create
  const errors = fieldsAt(error)
  const change = (part: Partial<Form>) => setForm({ ...form, ...part })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { title, url, kinds } = form
    if (webhook) update.mutate({ id: webhook.id, title, url, kinds }, { onSuccess: onClose })
    else create.mutate({ title, url, kinds })
  }
  if (create.data) return <SecretDialog secret={create.data.secret} onClose={onClose} />
  const isMoved = webhook !== undefined && webhook.url !== form.url.trim()
  return (
    <Dialog
      open
      size="lg"
      title={webhook ? words.editTitle : words.newTitle}
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={formId} isLoading={isPending}>
          {webhook ? words.save : words.create}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
        <Field label={words.name} error={errors.at('title')} isRequired>
          <TextInput
            value={form.title}
            maxLength={80}
            placeholder={words.namePlaceholder}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <div className="grid grid-cols-1 gap-1">
          <Field
            label={words.url}
            hint={isMoved ? words.movedHint : words.urlHint}
            error={errors.at('url')}
            isRequired
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={form.url}
              maxLength={1000}
              placeholder="https://"
              onChange={({ target }) => change({ url: target.value })}
            />
          </Field>
          {sampleUrl !== null && form.url === '' ? (
            <div>
              <Button
                variant="ghost"
                size="sm"
                className="-ml-3"
                onClick={() => change({ url: sampleUrl })}
              >
                {words.sample}
              </Button>
            </div>
          ) : null}
        </div>
        <EventChoice
          chosen={form.kinds}
          error={errors.at('kinds')}
          onChange={(kinds) => change({ kinds })}
        />
        {errors.rest ? (
          <p role="alert" className="text-label text-failed">
            {errors.rest}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
