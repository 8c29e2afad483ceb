import type { MoveOffer } from '@kadr/contract/identity/auth'
import type { OauthProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { forgetReferral, readReferral } from '../../../platform/analytics/referral.ts'
import { useSignIn } from '../../../platform/api/services.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { SinglePurposeCard } from '../../../ui/layout/single-purpose-card.tsx'
import { MoveQuestion } from './components/move-question.tsx'
import { copy } from './copy.ts'
import {
  consumeNextPath,
  describeSignInFailure,
  isWorthRetrying,
  type OauthReturn,
  readOauthReturn,
} from './model/sign-in-flow.ts'

type Outcome =
  | { kind: 'working' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'asked'; offer: MoveOffer }

const StartAgain = () => (
  <LinkButton asChild isFullWidth>
    <Link to="/login">{copy.callback.again}</Link>
  </LinkButton>
)

/** Runs once: an OAuth code is spent by its first use, and StrictMode repeats effects. */
const useExchange = (provider: OauthProvider, returned: OauthReturn) => {
  const signIn = useSignIn()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' })
  const isSent = useRef(false)

  const goOn = () => navigate({ href: consumeNextPath(), replace: true })

  const exchange = async () => {
    if (returned.kind !== 'code') return
    setOutcome({ kind: 'working' })
    try {
      const { kind: _kind, ...body } = returned
      const referral = readReferral()
      const offer = await signIn.withOauth(provider, {
        ...body,
        ...(referral !== undefined && { referral }),
      })
      if (offer) return setOutcome({ kind: 'asked', offer })
      forgetReferral()
      await goOn()
    } catch (error) {
      setOutcome({ kind: 'failed', error })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the exchange belongs to the arrival on the page
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void exchange()
  }, [])
  return { outcome, retry: () => void exchange(), goOn: () => void goOn() }
}

export default function OauthCallbackPage() {
  const { provider } = useParams({ from: '/default/login/$provider' })
  const name = PROVIDER_NAMES[provider]
  const { searchStr } = useLocation()
  const [returned] = useState(() => readOauthReturn(searchStr))
  const { outcome, retry, goOn } = useExchange(provider, returned)

  if (returned.kind === 'refused') {
    return (
      <SinglePurposeCard
        drawing="lock"
        title={copy.callback.refusedTitle}
        text={copy.callback.refusedText(name)}
        isAlert
      >
        <StartAgain />
      </SinglePurposeCard>
    )
  }
  if (returned.kind === 'broken') {
    return (
      <SinglePurposeCard
        drawing="error"
        title={copy.callback.brokenTitle}
        text={copy.callback.brokenText(name)}
        isAlert
      >
        <StartAgain />
      </SinglePurposeCard>
    )
  }
  if (outcome.kind === 'asked') return <MoveQuestion offer={outcome.offer} onMoved={goOn} />
  if (outcome.kind === 'failed') {
    return (
      <SinglePurposeCard
        drawing="error"
        title={copy.callback.failedTitle}
        text={describeSignInFailure(outcome.error)}
        isAlert
      >
        {isWorthRetrying(outcome.error) ? (
          <Button isFullWidth onClick={retry}>
            {copy.callback.retry}
          </Button>
        ) : (
          <StartAgain />
        )}
      </SinglePurposeCard>
    )
  }
  return (
    <SinglePurposeCard title={copy.callback.title(name)} text={copy.callback.progress(name)}>
      <div className="flex justify-center py-4 text-accent">
        <Spinner size={32} label={copy.callback.title(name)} />
      </div>
    </SinglePurposeCard>
  )
}
