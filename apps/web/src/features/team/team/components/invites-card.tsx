import {
  assignableRole,
  type Invite,
  type InviteChannel,
  type Team,
} from '@kadr/contract/team/team'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { LiftLimitLink } from '../../../../media/limits/lift-limit-link.tsx'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { useChangeInvite, useRevokeInvite } from '../api/team.mutations.ts'
import { useInvites } from '../api/team.queries.ts'
import { ROLE_NAME } from '../copy.ts'
import { useOutcome } from '../model/use-outcome.ts'
import { teamCopy } from '../team-copy.ts'
import { EmptyLine, TeamCard } from './team-card.tsx'

const { invites: copy } = teamCopy

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}))

const nameOf = ({ note, channel, address }: Invite) => {
  if (note) return note
  if (address === null) return copy.byLink
  return channel === 'telegram' ? `@${address}` : address
}

const stateOf = ({ channel, address, delivery, uses, maxUses, note }: Invite) => {
  if (channel === 'link') return copy.uses(uses, maxUses)
  const to = address !== null && note ? ` ${channel === 'telegram' ? '@' : ''}${address}` : ''
  return `${copy.deliveries[delivery]}${to}`
}

type Props = {
  channels: readonly InviteChannel[]
  seats: Team['seats']
  timeZone: string
}

export const InvitesCard = ({ channels, seats, timeZone }: Props) => {
  const { data: invites = [] } = useInvites()
  const [isOpen, setIsOpen] = useState(false)
  const change = useChangeInvite()
  const revoke = useRevokeInvite()
  const outcome = useOutcome()
  // Told before a form is filled in.
  const isFull = seats.used >= seats.limit
  return (
    <TeamCard
      title={copy.title}
      action={
        isFull ? null : (
          <Button
            size="sm"
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => setIsOpen(true)}
          >
            {copy.create}
          </Button>
        )
      }
    >
      {isFull ? (
        <p className="px-4 pt-1 pb-3 text-label text-ink-2">
          {seats.limit === 1 ? copy.onlyOwner : copy.noSeats} <LiftLimitLink limit="seats" />
        </p>
      ) : null}
      {invites.length === 0 && !isFull ? <EmptyLine>{copy.empty}</EmptyLine> : null}
      <List label={copy.title}>
        {invites.map((invite) => {
          const { id, role, expiresAt } = invite
          const name = nameOf(invite)
          const day = describeDay({ at: new Date(expiresAt), now: new Date(), timeZone })
          return (
            <ListRow
              key={id}
              isWrapped
              className="max-sm:flex-col max-sm:items-stretch"
              title={name}
              subtitle={`${stateOf(invite)}, ${copy.until(day)}`}
              trailing={
                <>
                  <Select
                    aria-label={copy.changeRole(name)}
                    options={assignableRole.options.map((one) => ({
                      value: one,
                      label: ROLE_NAME[one],
                    }))}
                    value={role}
                    onChange={({ target }) => {
                      const next = assignableRole.options.find((one) => one === target.value)
                      if (next) change.mutate({ id, role: next }, outcome(teamCopy.member.saved))
                    }}
                  />
                  <Button
                    variant="secondary"
                    aria-label={copy.revokeNamed(name)}
                    isLoading={revoke.isPending && revoke.variables === id}
                    onClick={() => revoke.mutate(id, outcome(copy.revoked))}
                  >
                    {copy.revoke}
                  </Button>
                </>
              }
            />
          )
        })}
      </List>
      <Suspense>
        {isOpen ? <InviteDialog channels={channels} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </TeamCard>
  )
}
