import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
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

export const ToAccount = ({ label = copy.callback.toAccount }: { label?: string }) => (
  <LinkButton asChild variant="secondary" isFullWidth>
    <Link to="/account">{label}</Link>
  </LinkButton>
)
