import { MAX_LABEL_LENGTH } from '@kadr/contract/audience/conversation'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useConversationLabels } from '../api/conversations.queries.ts'
import { actionsCopy } from './actions-copy.ts'

type Props = {
  chosen: readonly string[]
  onToggle: (label: string, isOn: boolean) => void
  onClose: () => void
}

export const LabelDialog = ({ chosen, onToggle, onClose }: Props) => {
  const { data: known = [] } = useConversationLabels()
  const [own, setOwn] = useState('')
  const [on, setOn] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const labels = [...new Set([...on, ...known.map(({ label }) => label)])]
  const toggle = (label: string, isOn: boolean) => {
    setOn((before) => {
      const next = new Set(before)
      if (isOn) next.add(label)
      else next.delete(label)
      return next
    })
    onToggle(label, isOn)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const label = own.trim()
    if (label === '') return
    setOwn('')
    toggle(label, true)
  }
  return (
    <Dialog open title={actionsCopy.labelTitle} onOpenChange={onClose}>
      <form noValidate onSubmit={add} className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field label={actionsCopy.newLabel} hint={actionsCopy.labelHint}>
            <TextInput
              value={own}
              maxLength={MAX_LABEL_LENGTH}
              onChange={(event) => setOwn(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" className="mt-6.5">
          {actionsCopy.addLabel}
        </Button>
      </form>
      <ul className="grid grid-cols-1 pt-2">
        {labels.map((label) => (
          <li key={label}>
            <Checkbox
              label={label}
              checked={on.has(label)}
              onChange={(event) => toggle(label, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
