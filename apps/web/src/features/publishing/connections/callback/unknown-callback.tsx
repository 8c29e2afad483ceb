import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { copy } from '../copy.ts'

/** A callback URL that matches no OAuth method. */
export const UnknownCallback = () => (
  <SinglePurposeCard
    drawing="error"
    title={copy.callback.unknownTitle}
    text={copy.callback.unknownText}
    isAlert
  >
    <LinkButton asChild isFullWidth>
      <Link to="/connections">{copy.callback.toList}</Link>
    </LinkButton>
  </SinglePurposeCard>
)
