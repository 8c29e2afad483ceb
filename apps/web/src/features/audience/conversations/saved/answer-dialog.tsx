import type { SavedAnswer } from '@kadr/contract/audience/saved-answers'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { useSaveAnswer } from '../api/saved-answers.api.ts'
import { copy } from '../copy.ts'
import { savedCopy } from './copy.ts'

type Props = { answer: SavedAnswer | undefined; onClose: () => void }

const TITLE_MAX = 60
const TEXT_MAX = 4000

export const AnswerDialog = ({ answer, onClose }: Props) => {
  const [title, setTitle] = useState(answer?.title ?? '')
  const [text, setText] = useState(answer?.text ?? '')
  const saving = useSaveAnswer()
  const formId = useId()
  const { error } = saving
  const field = error instanceof ApiError ? error.field : undefined
  const problem = (name: string) => (error && field === name ? failureText(error) : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(
      { id: answer?.id, title, text },
      {
        onSuccess: () => {
          notify.success(savedCopy.saved)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      title={answer ? savedCopy.edit : savedCopy.add}
      onOpenChange={onClose}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{copy.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isLoading={saving.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={savedCopy.name} hint={savedCopy.nameHint} error={problem('title')}>
          <TextInput
            value={title}
            maxLength={TITLE_MAX}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Field label={savedCopy.text} hint={savedCopy.textHint} error={problem('text')}>
          <Textarea
            value={text}
            rows={5}
            maxLength={TEXT_MAX}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {error && field !== 'title' && field !== 'text' ? (
          <p role="alert" className="text-label text-failed">
            {failureText(error)}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
