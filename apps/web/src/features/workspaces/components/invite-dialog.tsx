import type { Invitee, InviteWay } from '@kadr/contract/team'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCreateInvite } from '../api/team.mutations.ts'
import { teamCopy } from '../team-copy.ts'
import { MadeLink } from './made-link.tsx'
import { type RoleChoice, RoleFields } from './role-fields.tsx'

const { invites: copy } = teamCopy

const inviteeOf = (way: InviteWay, address: string): Invitee | null => {
  if (way === 'email') return { way, email: address }
  return way === 'telegram' ? { way, username: address } : null
}

type Props = { ways: readonly InviteWay[]; onClose: () => void }

export const InviteDialog = ({ ways, onClose }: Props) => {
  const [choice, setChoice] = useState<RoleChoice>({
    role: 'editor',
    isApprover: false,
    connectionIds: null,
  })
  const [way, setWay] = useState<InviteWay>('link')
  const [address, setAddress] = useState('')
  const [note, setNote] = useState('')
  const [isMany, setIsMany] = useState(false)
  const [days, setDays] = useState('7')
  const create = useCreateInvite()
  const send = () =>
    create.mutate({
      ...choice,
      note,
      to: inviteeOf(way, address),
      maxUses: isMany && way === 'link' ? null : 1,
      days: Number(days),
    })
  const made = create.data
  const failure = create.isError ? failureText(create.error) : undefined
  return (
    <Dialog
      open
      title={made ? copy.readyTitles[made.invite.way] : copy.dialogTitle}
      onOpenChange={onClose}
      footer={
        made ? (
          <DialogClose>
            <Button variant="secondary">{copy.done}</Button>
          </DialogClose>
        ) : (
          <Button isLoading={create.isPending} onClick={send}>
            {copy.makeBy[way]}
          </Button>
        )
      }
    >
      {made ? (
        <MadeLink url={made.url} text={copy.readyTexts[made.invite.delivery]} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {ways.length > 1 ? (
            <Segmented
              label={copy.way}
              options={ways.map((value) => ({ value, label: copy.ways[value] }))}
              value={way}
              onValueChange={setWay}
            />
          ) : null}
          {way === 'link' ? null : (
            <Field
              label={copy.addressOf[way]}
              hint={copy.addressHints[way]}
              error={failure}
              isRequired
            >
              <TextInput
                type={way === 'email' ? 'email' : 'text'}
                autoComplete="off"
                autoCapitalize="none"
                maxLength={254}
                value={address}
                onChange={({ target }) => setAddress(target.value)}
              />
            </Field>
          )}
          <RoleFields value={choice} onChange={setChoice} />
          <Field
            label={copy.note}
            hint={copy.noteHint}
            error={way === 'link' ? failure : undefined}
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
          {way === 'link' ? (
            <Checkbox
              label={copy.many}
              hint={copy.manyHint}
              checked={isMany}
              onChange={({ target }) => setIsMany(target.checked)}
            />
          ) : null}
        </div>
      )}
    </Dialog>
  )
}
