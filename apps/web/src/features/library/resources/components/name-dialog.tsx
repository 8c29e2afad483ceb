import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'

type Props = {
  title: string
  confirmLabel: string
  initial?: string
  isPending: boolean
  error: Error | null
  onConfirm: (name: string) => void
  onClose: () => void
}

/** A validation error is shown at the field, and the typed value stays. */
export const NameDialog = ({
  title,
  confirmLabel,
  initial = '',
  isPending,
  error,
  onConfirm,
  onClose,
}: Props) => {
  const [name, setName] = useState(initial)
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onConfirm(name.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{copy.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isLoading={isPending} disabled={name.trim() === ''}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={copy.folders.name} error={error ? failureText(error) : undefined}>
          <TextInput
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
