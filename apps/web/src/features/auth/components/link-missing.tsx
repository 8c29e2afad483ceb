import { SinglePurposeCard } from '../../../ui/single-purpose-card.tsx'
import { copy } from '../copy.ts'
import { ToAccount } from './to-account.tsx'

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
