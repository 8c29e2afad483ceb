import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'
import { SettingsCard } from './settings-card.tsx'

/** The way to the link of the affiliate program and its balance. */
export const AffiliateLinkSection = () => (
  <SettingsCard id="affiliate" title={copy.affiliate.title} text={copy.affiliate.text}>
    <LinkButton asChild variant="secondary">
      <Link to="/account/affiliate">{copy.affiliate.open}</Link>
    </LinkButton>
  </SettingsCard>
)
