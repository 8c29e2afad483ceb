import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SinglePurposeCard } from '../../../ui/single-purpose-card.tsx'
import { copy } from '../copy.ts'

export const LinkMissing = () => (
  <SinglePurposeCard
    drawing="error"
    title={copy.link.missingTitle}
    text={copy.link.missingText}
    isAlert
  >
    <ToAccount />
  </SinglePurposeCard>
)

export const ToAccount = () => (
  <LinkButton asChild variant="secondary" isFullWidth>
    <Link to="/account">{copy.callback.toAccount}</Link>
  </LinkButton>
)
