import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { LinkToCopy } from '../../../ui/link-to-copy.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCreateReviewLink } from '../api/team.mutations.ts'
import { REVIEW_PERIODS, type ReviewPeriod, reviewPeriod } from '../model/review-period.ts'
import { teamCopy } from '../team-copy.ts'
import { AccountsField } from './accounts-field.tsx'
import { FailureNote } from './failure-note.tsx'

const { reviews: copy, invites } = teamCopy
const PERIOD_OPTIONS = REVIEW_PERIODS.map((value) => ({ value, label: copy.periods[value].label }))

type Props = { timeZone: string; onClose: () => void }

export const ReviewLinkDialog = ({ timeZone, onClose }: Props) => {
  const formId = useId()
  const [typed, setTyped] = useState<string>()
  const [period, setPeriod] = useState<ReviewPeriod>('days7')
  const [connectionIds, setConnectionIds] = useState<string[] | null>(null)
  const create = useCreateReviewLink()
  const title = typed ?? copy.periods[period].title
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { days, ...bounds } = reviewPeriod({ period, now: new Date(), timeZone })
    const scope = { kind: 'period', ...bounds, connectionIds } as const
    create.mutate({ title, days, scope })
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
          <Button
            type="submit"
            form={formId}
            isLoading={create.isPending}
            disabled={connectionIds?.length === 0}
          >
            {invites.makeBy.link}
          </Button>
        )
      }
    >
      {url ? (
        <LinkToCopy url={url} text={copy.ready} />
      ) : (
        <form id={formId} noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
          <Field label={copy.period}>
            <Select
              options={PERIOD_OPTIONS}
              value={period}
              onChange={({ target }) =>
                setPeriod(REVIEW_PERIODS.find((one) => one === target.value) ?? 'days7')
              }
            />
          </Field>
          <Field label={copy.name} hint={copy.nameHint} isRequired>
            <TextInput
              maxLength={80}
              value={title}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <AccountsField
            hint={copy.accountsHint}
            connectionIds={connectionIds}
            onChange={setConnectionIds}
          />
          {create.isError ? <FailureNote error={create.error} /> : null}
        </form>
      )}
    </Dialog>
  )
}
