import { useState } from 'react'
import { RefusalNote } from '../../../../media/limits/refusal-note.tsx'
import { ShareLink } from '../../../../messenger/share-link.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { LinkFormDialog } from '../../../../ui/overlays/link-form-dialog.tsx'
import { useCreateReviewLink } from '../api/team.mutations.ts'
import { REVIEW_PERIODS, type ReviewPeriod, reviewPeriod } from '../model/review-period.ts'
import { teamCopy } from '../team-copy.ts'
import { AccountsField } from './accounts-field.tsx'

const { reviews: copy, invites } = teamCopy
const PERIOD_OPTIONS = REVIEW_PERIODS.map((value) => ({ value, label: copy.periods[value].label }))

type Props = { timeZone: string; onClose: () => void }

export const ReviewLinkDialog = ({ timeZone, onClose }: Props) => {
  const [typed, setTyped] = useState<string>()
  const [period, setPeriod] = useState<ReviewPeriod>('days7')
  const [connectionIds, setConnectionIds] = useState<string[] | null>(null)
  const create = useCreateReviewLink()
  const title = typed ?? copy.periods[period].title
  const send = () => {
    const { days, ...bounds } = reviewPeriod({ period, now: new Date(), timeZone })
    const scope = { kind: 'period', ...bounds, connectionIds } as const
    create.mutate({ title, days, scope })
  }
  return (
    <LinkFormDialog
      title={copy.dialogTitle}
      description={copy.text}
      submitLabel={invites.makeBy.link}
      isSending={create.isPending}
      isDisabled={connectionIds?.length === 0}
      made={
        create.data && {
          title: invites.readyTitles.link,
          url: create.data.url,
          text: copy.ready,
          action: <ShareLink isFullWidth text={copy.shared} url={create.data.url} />,
        }
      }
      onSubmit={send}
      onClose={onClose}
    >
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
        <TextInput maxLength={80} value={title} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <AccountsField
        hint={copy.accountsHint}
        connectionIds={connectionIds}
        onChange={setConnectionIds}
      />
      {create.isError ? <RefusalNote error={create.error} /> : null}
    </LinkFormDialog>
  )
}
