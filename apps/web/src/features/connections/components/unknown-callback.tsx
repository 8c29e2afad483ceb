import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LoneCard } from '../../../ui/lone-card.tsx'
import { copy } from '../copy.ts'

/** A callback URL that matches no OAuth method. */
export const UnknownCallback = () => (
  <LoneCard
    drawing="error"
    title={copy.callback.unknownTitle}
    text={copy.callback.unknownText}
    isAlert
  >
    <LinkButton asChild isFullWidth>
      <Link to="/connections">{copy.callback.toList}</Link>
    </LinkButton>
  </LoneCard>
)
