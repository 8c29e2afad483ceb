import { LoneCard } from '../../../ui/lone-card.tsx'
import { copy } from '../copy.ts'
import { ToAccount } from './to-account.tsx'

export const LinkMissing = () => (
  <LoneCard drawing="error" title={copy.link.missingTitle} text={copy.link.missingText} isAlert>
    <ToAccount />
  </LoneCard>
)
