import type { InviteChannel, Invitee } from '@kadr/contract/team/team'
import { useState } from 'react'
import { RefusalNote } from '../../../../media/limits/refusal-note.tsx'
import { ShareLink } from '../../../../messenger/share-link.tsx'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { LinkFormDialog } from '../../../../ui/overlays/link-form-dialog.tsx'
import { useCreateInvite } from '../api/team.mutations.ts'
import { teamCopy } from '../team-copy.ts'
import { type RoleChoice, RoleFields } from './role-fields.tsx'

const { invites: copy } = teamCopy

const inviteeOf = (channel: InviteChannel, address: string): Invitee | null => {
  if (channel === 'email') return { channel, email: address }
  return channel === 'telegram' ? { channel, username: address } : null
}

const isAboutAddress = (error: unknown) =>
  error instanceof ApiError && (error.field?.startsWith('to') ?? false)

type AddressProps = {
  channel: Invitee['channel']
  address: string
  error: unknown
  onChange: (address: string) => void
}

const AddressField = ({ channel, address, error, onChange }: AddressProps) => (
  <Field
    label={copy.addressOf[channel]}
    hint={copy.addressHints[channel]}
    error={error ? failureText(error) : undefined}
    isRequired
  >
    <TextInput
      type={channel === 'email' ? 'email' : 'text'}
      autoComplete="off"
      autoCapitalize="none"
      maxLength={254}
      value={address}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)

type Props = { channels: readonly InviteChannel[]; onClose: () => void }

export const InviteDialog = ({ channels, onClose }: Props) => {
  const [choice, setChoice] = useState<RoleChoice>({
    role: 'editor',
    isApprover: false,
    connectionIds: null,
  })
  const [channel, setChannel] = useState<InviteChannel>('link')
  const [address, setAddress] = useState('')
  const [note, setNote] = useState('')
  const [isMany, setIsMany] = useState(false)
  const [days, setDays] = useState('7')
  const create = useCreateInvite()
  const send = () =>
    create.mutate({
      ...choice,
      note,
      to: inviteeOf(channel, address),
      maxUses: isMany && channel === 'link' ? null : 1,
      days: Number(days),
    })
  const made = create.data
  const { error } = create
  const isOfAddress = isAboutAddress(error)
  return (
    <LinkFormDialog
      title={copy.dialogTitle}
      submitLabel={copy.makeBy[channel]}
      isSending={create.isPending}
      made={
        made && {
          title: copy.readyTitles[made.invite.channel],
          url: made.url,
          text: copy.readyTexts[made.invite.delivery],
          action: <ShareLink isFullWidth text={copy.shared} url={made.url} />,
        }
      }
      onSubmit={send}
      onClose={onClose}
    >
      {channels.length > 1 ? (
        <Segmented
          label={copy.channel}
          options={channels.map((value) => ({ value, label: copy.channels[value] }))}
          value={channel}
          onValueChange={setChannel}
        />
      ) : null}
      {channel === 'link' ? null : (
        <AddressField
          channel={channel}
          address={address}
          error={isOfAddress ? error : null}
          onChange={setAddress}
        />
      )}
      <RoleFields value={choice} onChange={setChoice} />
      <Field label={copy.note} hint={copy.noteHint}>
        <TextInput maxLength={80} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Field label={copy.days}>
        <Select
          options={copy.dayChoices}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Field>
      {channel === 'link' ? (
        <Checkbox
          label={copy.many}
          hint={copy.manyHint}
          checked={isMany}
          onChange={({ target }) => setIsMany(target.checked)}
        />
      ) : null}
      {error && !isOfAddress ? <RefusalNote error={error} limit="seats" /> : null}
    </LinkFormDialog>
  )
}
