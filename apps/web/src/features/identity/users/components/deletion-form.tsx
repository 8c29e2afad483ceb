import { DELETION_PHRASE } from '@kadr/contract/identity/users'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { copy } from '../copy.ts'

type Props = {
  isPending: boolean
  /** The server's error message. */
  error: string | undefined
  onDelete: () => void
}

const Consequences = () => (
  <div className="grid gap-2">
    <ul className="grid list-disc gap-1 pl-5">
      {copy.deletion.consequences.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>{copy.deletion.advice}</p>
  </div>
)

/** Deletion requires the confirmation phrase to be typed in full. */
export const DeletionForm = ({ isPending, error, onDelete }: Props) => {
  const [phrase, setPhrase] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isMatch = phrase.trim() === DELETION_PHRASE

  const attempt = () => {
    setIsRefused(!isMatch)
    if (isMatch) onDelete()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt()
  }

  return (
    <ConfirmDialog
      trigger={<Button variant="danger">{copy.deletion.action}</Button>}
      title={copy.deletion.dialogTitle}
      text={<Consequences />}
      confirmLabel={copy.deletion.confirm}
      cancelLabel={copy.deletion.cancel}
      isDanger
      isPending={isPending}
      onConfirm={attempt}
    >
      <form noValidate onSubmit={submit}>
        <Field
          label={copy.deletion.label}
          error={isRefused && !isMatch ? copy.deletion.mismatch : error}
          isRequired
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
