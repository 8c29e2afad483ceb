import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import { type FormEvent, useState } from 'react'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { useSwapRun } from '../api/automations.mutations.ts'
import { editorCopy } from '../editor/copy.ts'
import { runsCopy } from './copy.ts'

const { planned: copy } = runsCopy

type Props = { automationId: number; run: PlannedRun; onClose: () => void }

/** Another topic for one planned run. */
export default function TopicDialog({ automationId: id, run, onClose }: Props) {
  const swap = useSwapRun()
  const { wallTime } = run.time
  const [topic, setTopic] = useState(run.item?.title ?? '')
  const [isEmpty, setIsEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = topic.trim()
    setIsEmpty(text === '')
    if (text === '') return
    swap.mutate(
      { id, wallTime, topic: text },
      {
        onSuccess: () => {
          notify.success(copy.swapped)
          onClose()
        },
      },
    )
  }
  const failure = swap.error ? failureText(swap.error) : undefined
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.choose}
      description={describeWallTime(wallTime)}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={copy.topic} error={isEmpty ? editorCopy.errors.topic : failure}>
          <TextInput
            maxLength={300}
            value={topic}
            onChange={(event) => setTopic(event.target.value)}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <DialogClose>
            <Button variant="ghost">{runsCopy.run.cancel}</Button>
          </DialogClose>
          <Button type="submit" isLoading={swap.isPending}>
            {copy.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
