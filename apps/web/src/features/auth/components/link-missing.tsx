import { copy } from '../copy.ts'
import { AuthCard } from './auth-card.tsx'
import { ToAccount } from './to-account.tsx'

export const LinkMissing = () => (
  <AuthCard drawing="error" title={copy.link.missingTitle} text={copy.link.missingText} isAlert>
    <ToAccount />
  </AuthCard>
)
