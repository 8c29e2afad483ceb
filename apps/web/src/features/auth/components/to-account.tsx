import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'

export const ToAccount = () => (
  <LinkButton asChild variant="secondary" isFullWidth>
    <Link to="/account">{copy.callback.toAccount}</Link>
  </LinkButton>
)
