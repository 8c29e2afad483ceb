import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'

export const NoGenerations = ({
  isNarrowed,
  onClear,
}: {
  isNarrowed: boolean
  onClear: () => void
}) => (
  <Card>
    {isNarrowed ? (
      <EmptyState
        drawing="search"
        title={copy.nothing.title}
        text={copy.nothing.text}
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.nothing.clear}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={copy.empty.title}
        text={copy.empty.text}
        action={
          <LinkButton asChild>
            <Link to="/reels">{copy.empty.action}</Link>
          </LinkButton>
        }
      />
    )}
  </Card>
)
