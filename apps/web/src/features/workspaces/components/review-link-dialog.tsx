import { DAY_MS } from '@kadr/kit/durations'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCreateReviewLink } from '../api/team.mutations.ts'
import { teamCopy } from '../team-copy.ts'
import { MadeLink } from './made-link.tsx'

const { reviews: copy, invites } = teamCopy
const LIFETIME_DAYS = 14

export const ReviewLinkDialog = ({ onClose }: { onClose: () => void }) => {
  const [title, setTitle] = useState('')
  const [length, setLength] = useState('7')
  const create = useCreateReviewLink()
  const send = () => {
    const from = new Date()
    const to = new Date(from.getTime() + Number(length) * DAY_MS)
    create.mutate({
      title,
      days: Math.max(LIFETIME_DAYS, Number(length)),
      scope: {
        kind: 'period',
        from: from.toISOString(),
        to: to.toISOString(),
        connectionIds: null,
      },
    })
  }
  const url = create.data?.url
  return (
    <Dialog
      open
      title={url ? invites.readyTitles.link : copy.dialogTitle}
      description={copy.text}
      onOpenChange={onClose}
      footer={
        url ? (
          <DialogClose>
            <Button variant="secondary">{invites.done}</Button>
          </DialogClose>
        ) : (
          <Button isLoading={create.isPending} onClick={send}>
            {invites.makeBy.link}
          </Button>
        )
      }
    >
      {url ? (
        <MadeLink url={url} text={invites.readyTexts.none} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Field
            label={copy.name}
            hint={copy.nameHint}
            error={create.isError ? failureText(create.error) : undefined}
            isRequired
          >
            <TextInput
              maxLength={80}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field label={copy.period}>
            <Select
              options={copy.periods}
              value={length}
              onChange={({ target }) => setLength(target.value)}
            />
          </Field>
        </div>
      )}
    </Dialog>
  )
}
