import { Link, useSearch } from '@tanstack/react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { GoogleSignIn } from './components/google-sign-in.tsx'
import { LinkMissing } from './components/link-missing.tsx'
import { LinkQuestion } from './components/link-question.tsx'
import { copy } from './copy.ts'

export default function LinkGooglePage() {
  const { token } = useSearch({ from: '/default/link/google' })
  if (!token) {
    return <LinkMissing />
  }
  return (
    <LinkQuestion linkToken={token} provider="google" texts={copy.linkGoogle}>
      <GoogleSignIn isEnabled next="/account" label={copy.linkGoogle.confirm} linkToken={token} />
      <LinkButton asChild variant="ghost" isFullWidth>
        <Link to="/">{copy.linkGoogle.cancel}</Link>
      </LinkButton>
    </LinkQuestion>
  )
}
