import { Link, useSearch } from '@tanstack/react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { AuthCard } from './components/auth-card.tsx'
import { GoogleSignIn } from './components/google-sign-in.tsx'
import { LinkQuestion } from './components/link-question.tsx'
import { copy } from './copy.ts'

export default function LinkGooglePage() {
  const { token } = useSearch({ from: '/default/link/google' })
  if (!token) {
    return (
      <AuthCard
        drawing="error"
        title={copy.link.missingTitle}
        text={copy.link.missingText}
        isAlert
      />
    )
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
