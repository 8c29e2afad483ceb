import type { Automation } from '@kadr/contract/automation/automations'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { useRunAutomation } from '../api/automations.mutations.ts'
import { runsCopy } from './copy.ts'
import { describeCost } from './describe-run.ts'

const { run: copy, make } = runsCopy

type Props = { automation: Automation; onClose: () => void; onStarted: () => void }

export default function RunDialog({ automation: { id, cost, rule }, onClose, onStarted }: Props) {
  const run = useRunAutomation()
  const [topic, setTopic] = useState('')
  // One idempotency key per dialog: a retry after a lost response starts no second run.
  const [key] = useState(() => crypto.randomUUID())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run.mutate(
      { id, topic: topic.trim(), key },
      {
        onSuccess: () => {
          notify.success(copy.started, { text: copy.startedText })
          onClose()
          onStarted()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.text}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {rule.source.kind === 'evergreen' || rule.source.kind === 'footage' ? null : (
          <Field label={copy.topic} hint={copy.topicHint}>
            <TextInput
              maxLength={300}
              value={topic}
              onChange={(event) => setTopic(event.target.value)}
            />
          </Field>
        )}
        <p className="text-label text-ink-2">{make.cost(describeCost(cost))}</p>
        {run.error ? (
          <p role="alert" className="text-label text-failed">
            {failureText(run.error)}
          </p>
        ) : null}
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <DialogClose>
            <Button variant="ghost">{copy.cancel}</Button>
          </DialogClose>
          <Button type="submit" isLoading={run.isPending}>
            {copy.start}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
