import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy as texts } from '../copy.ts'

const { words: copy } = texts
const MAX_LETTERS = 80

type Props = { text: string; onSave: (text: string) => void; onClose: () => void }

/** Other letters for a word; its time stays. */
export default function CorrectDialog({ text, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(typed.trim())
    onClose()
  }
  return (
    <Dialog title={copy.correct} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={copy.correctLabel}>
          <TextInput
            autoFocus
            maxLength={MAX_LETTERS}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit">{copy.save}</Button>
      </form>
    </Dialog>
  )
}
