import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { useRevokeReviewLink } from '../api/team.mutations.ts'
import { useReviewLinks } from '../api/team.queries.ts'
import { useOutcome } from '../model/use-outcome.ts'
import { teamCopy } from '../team-copy.ts'
import { EmptyLine, TeamCard } from './team-card.tsx'

const { reviews: copy, invites } = teamCopy

const ReviewLinkDialog = lazy(async () => ({
  default: (await import('./review-link-dialog.tsx')).ReviewLinkDialog,
}))

export const ReviewLinksCard = ({ timeZone }: { timeZone: string }) => {
  const { data: links = [] } = useReviewLinks()
  const [isOpen, setIsOpen] = useState(false)
  const revoke = useRevokeReviewLink()
  const outcome = useOutcome()
  return (
    <TeamCard
      title={copy.title}
      text={copy.text}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Link2 aria-hidden="true" className="size-4" />}
          onClick={() => setIsOpen(true)}
        >
          {copy.create}
        </Button>
      }
    >
      {links.length === 0 ? <EmptyLine>{copy.empty}</EmptyLine> : null}
      <List label={copy.title}>
        {links.map(({ id, title, answers, expiresAt }) => {
          const day = describeDay({ at: new Date(expiresAt), now: new Date(), timeZone })
          return (
            <ListRow
              key={id}
              isWrapped
              title={title}
              subtitle={`${copy.answers(answers)}, ${invites.until(day)}`}
              trailing={
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={copy.revokeNamed(title)}
                  isLoading={revoke.isPending && revoke.variables === id}
                  onClick={() => revoke.mutate(id, outcome(copy.revoked))}
                >
                  {copy.revoke}
                </Button>
              }
            />
          )
        })}
      </List>
      <Suspense>
        {isOpen ? <ReviewLinkDialog timeZone={timeZone} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </TeamCard>
  )
}
