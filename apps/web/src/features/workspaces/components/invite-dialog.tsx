import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCreateInvite } from '../api/team.mutations.ts'
import { teamCopy } from '../team-copy.ts'
import { MadeLink } from './made-link.tsx'
import { type RoleChoice, RoleFields } from './role-fields.tsx'

const { invites: copy } = teamCopy

export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [choice, setChoice] = useState<RoleChoice>({
    role: 'editor',
    isApprover: false,
    connectionIds: null,
  })
  const [note, setNote] = useState('')
  const [isMany, setIsMany] = useState(false)
  const [days, setDays] = useState('7')
  const create = useCreateInvite()
  const send = () =>
    create.mutate({ ...choice, note, maxUses: isMany ? null : 1, days: Number(days) })
  const url = create.data?.url
  return (
    <Dialog
      open
      title={url ? copy.readyTitle : copy.dialogTitle}
      onOpenChange={onClose}
      footer={
        url ? (
          <DialogClose>
            <Button variant="secondary">{copy.done}</Button>
          </DialogClose>
        ) : (
          <Button isLoading={create.isPending} onClick={send}>
            {copy.make}
          </Button>
        )
      }
    >
      {url ? (
        <MadeLink url={url} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <RoleFields value={choice} onChange={setChoice} />
          <Field
            label={copy.note}
            hint={copy.noteHint}
            error={create.isError ? failureText(create.error) : undefined}
          >
            <TextInput
              maxLength={80}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <Field label={copy.days}>
            <Select
              options={copy.dayChoices}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          </Field>
          <Checkbox
            label={copy.many}
            hint={copy.manyHint}
            checked={isMany}
            onChange={({ target }) => setIsMany(target.checked)}
          />
        </div>
      )}
    </Dialog>
  )
}
