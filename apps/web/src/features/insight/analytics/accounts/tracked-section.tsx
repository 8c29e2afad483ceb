import { trackAccount } from '@kadr/contract/insight/tracked-accounts'
import { mayConnect } from '@kadr/domain/money/limits'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { LiftLimitLink } from '../../../../media/limits/lift-limit-link.tsx'
import { getNetwork } from '../../../../networks/index.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useAccount } from '../../../../platform/api/services.tsx'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Avatar } from '../../../../ui/layout/avatar.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useTrackAccount, useUntrackAccount } from '../api/reports.mutations.ts'
import { useTrackedAccounts } from '../api/reports.queries.ts'
import { reportCopy } from '../reports/copy.ts'

const { tracked: copy } = reportCopy

/** Accounts tracked by their public figures. */
export const TrackedSection = () => {
  const { data } = useTrackedAccounts()
  const [link, setLink] = useState('')
  const track = useTrackAccount()
  const untrack = useUntrackAccount()
  const canEdit = useCan(trackAccount.action)
  const accounts = data?.accounts ?? []
  // Known before the button is pressed, where the workspace is one's own.
  const isOwn = useCurrentWorkspace()?.role === 'owner'
  const isFull = useAccount(
    ({ subscription }) =>
      isOwn &&
      subscription !== null &&
      !mayConnect({
        limit: subscription.limits.accountTracking,
        count: subscription.accountTrackingUsed,
      }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    track.mutate(link, { onSuccess: () => setLink('') })
  }
  return (
    <Section title={copy.title}>
      <Card className="grid gap-4">
        <p className="text-label text-ink-2">{copy.text}</p>
        {canEdit ? (
          <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
            <div className="flex-1 basis-56">
              <Field label={copy.link} error={track.isError ? failureText(track.error) : undefined}>
                <TextInput
                  value={link}
                  maxLength={300}
                  placeholder={copy.placeholder}
                  onChange={(event) => setLink(event.target.value)}
                />
              </Field>
            </div>
            <Button type="submit" isLoading={track.isPending}>
              {copy.add}
            </Button>
          </form>
        ) : null}
        {canEdit && isFull ? (
          <p className="text-label text-ink-2">
            <LiftLimitLink limit="accountTracking" />
          </p>
        ) : null}
        {accounts.length > 0 ? (
          <List label={copy.title}>
            {accounts.map((account) => (
              <ListRow
                key={account.id}
                leading={<Avatar name={account.title} src={account.avatarUrl} size="sm" />}
                title={
                  <Link
                    to="/analytics/$"
                    params={{ _splat: `accounts/${account.id}` }}
                    className="text-ink no-underline"
                  >
                    {account.title}
                  </Link>
                }
                subtitle={[
                  getNetwork(account.network).title,
                  account.problem ?? (account.foundAt ? (account.handle ?? '') : copy.waiting),
                ]
                  .filter((part) => part !== '')
                  .join(', ')}
                {...(canEdit && {
                  trailing: (
                    <IconButton
                      label={copy.remove(account.title)}
                      icon={<Trash2 aria-hidden="true" className="size-5" />}
                      onClick={() => untrack.mutate(account.id)}
                    />
                  ),
                })}
              />
            ))}
          </List>
        ) : null}
      </Card>
    </Section>
  )
}
