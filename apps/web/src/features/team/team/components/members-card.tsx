import { changeMember, type Team, type TeamMember } from '@kadr/contract/team/team'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Avatar } from '../../../../ui/layout/avatar.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { ROLE_NAME } from '../copy.ts'
import { teamCopy } from '../team-copy.ts'
import { TeamCard } from './team-card.tsx'

const MemberDialog = lazy(async () => ({
  default: (await import('./member-dialog.tsx')).MemberDialog,
}))

const subtitleOf = (member: TeamMember, timeZone: string) => {
  const since = describeDay({ at: new Date(member.joinedAt), now: new Date(), timeZone })
  return [
    member.isApprover ? teamCopy.approves : undefined,
    member.connectionIds?.length ? teamCopy.restricted(member.connectionIds.length) : undefined,
    teamCopy.since(since),
  ]
    .filter(Boolean)
    .join(', ')
}

type Props = { team: Team; timeZone: string }

export const MembersCard = ({ team, timeZone }: Props) => {
  const canManage = useCan(changeMember.action)
  const [chosen, setChosen] = useState<TeamMember>()
  return (
    <TeamCard
      title={teamCopy.people}
      text={teamCopy.seats({ ...team.seats, here: team.members.length })}
    >
      <List label={teamCopy.people}>
        {team.members.map((member) => (
          <ListRow
            key={member.userId}
            isWrapped
            leading={<Avatar name={member.name} src={member.photoUrl} />}
            title={member.isMe ? `${member.name} (${teamCopy.you})` : member.name}
            subtitle={subtitleOf(member, timeZone)}
            trailing={
              canManage && member.role !== 'owner' && !member.isMe ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={teamCopy.member.edit(member.name)}
                  onClick={() => setChosen(member)}
                >
                  {ROLE_NAME[member.role]}
                </Button>
              ) : (
                <Badge tone="neutral">{ROLE_NAME[member.role]}</Badge>
              )
            }
          />
        ))}
      </List>
      <Suspense>
        {chosen ? <MemberDialog member={chosen} onClose={() => setChosen(undefined)} /> : null}
      </Suspense>
    </TeamCard>
  )
}
