import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { LinkMissing } from './components/link-missing.tsx'
import { LinkQuestion } from './components/link-question.tsx'
import { OauthSignIn } from './components/oauth-sign-in.tsx'
import { copy } from './copy.ts'

export default function LinkOauthPage() {
  const { provider } = useParams({ from: '/default/link/$provider' })
  const { token } = useSearch({ from: '/default/link/$provider' })
  if (!token) {
    return <LinkMissing />
  }
  const name = PROVIDER_NAMES[provider]
  const { title, question, text, confirm, cancel } = copy.linkOauth
  const texts = { title: title(name), question: question(name), text: text(name) }
  return (
    <LinkQuestion linkToken={token} provider={provider} texts={texts}>
      <OauthSignIn providers={[provider]} next="/account" label={confirm} linkToken={token} />
      <LinkButton asChild variant="ghost" isFullWidth>
        <Link to="/">{cancel}</Link>
      </LinkButton>
    </LinkQuestion>
  )
}
