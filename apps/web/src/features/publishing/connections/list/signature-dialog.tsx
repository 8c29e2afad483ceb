import type { Connection } from '@kadr/contract/publishing/connections'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { usePutSignature } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'

const { signature: words } = copy

type Props = { connection: Connection; onClose: () => void }

export const SignatureDialog = ({
  connection: { id, title, signature: before },
  onClose,
}: Props) => {
  const [signature, setSignature] = useState(before)
  const saving = usePutSignature()
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(
      { id, signature },
      {
        onSuccess: (saved) => {
          notify.success(saved.signature ? words.saved : words.removed)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      title={words.title(title)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={form} isLoading={saving.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={words.label}
          hint={words.hint}
          error={saving.error ? failureText(saving.error) : undefined}
        >
          <Textarea
            rows={4}
            maxLength={500}
            value={signature}
            onChange={({ target }) => setSignature(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
