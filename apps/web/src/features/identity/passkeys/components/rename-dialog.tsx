import type { Passkey } from '@kadr/contract/identity/passkeys'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { useRenamePasskey } from '../api/passkeys.mutations.ts'
import { copy } from '../copy.ts'

type Props = { passkey: Passkey; onClose: () => void }

export const RenameDialog = ({ passkey: { id, name: current }, onClose }: Props) => {
  const [name, setName] = useState(current)
  const renaming = useRenamePasskey()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    renaming.mutate({ id, name }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.renameTitle}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{copy.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isLoading={renaming.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={copy.name} error={renaming.error ? failureText(renaming.error) : undefined}>
          <TextInput
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
