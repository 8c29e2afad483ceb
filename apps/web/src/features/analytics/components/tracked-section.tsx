import { trackAccount } from '@kadr/contract/tracked-accounts'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { getNetwork } from '../../../networks/index.ts'
import { useCan } from '../../../platform/current-workspace.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTrackAccount, useTrackedAccounts, useUntrackAccount } from '../api/reports.calls.ts'
import { reportCopy } from '../report-copy.ts'

const { tracked: copy } = reportCopy

/** Accounts followed by what anybody may see of them. */
export const TrackedSection = () => {
  const { data } = useTrackedAccounts()
  const [link, setLink] = useState('')
  const track = useTrackAccount()
  const untrack = useUntrackAccount()
  const canEdit = useCan(trackAccount.action)
  const accounts = data?.accounts ?? []
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
