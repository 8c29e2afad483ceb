import type { Automation } from '@kadr/contract/automations'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useRunAutomation } from '../api/automations.calls.ts'
import { describeCost } from '../model/describe-run.ts'
import { runsCopy } from '../runs-copy.ts'

const { run: copy, make } = runsCopy

type Props = { automation: Automation; onClose: () => void; onStarted: () => void }

export default function RunDialog({ automation: { id, cost, rule }, onClose, onStarted }: Props) {
  const run = useRunAutomation()
  const [topic, setTopic] = useState('')
  // One key for the dialog: a second press after a lost answer starts nothing twice.
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
        {rule.source.kind === 'evergreen' ? null : (
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
