import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { forgetReferral, readReferral } from '../../platform/referral.ts'
import { useSignIn } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SinglePurposeCard } from '../../ui/single-purpose-card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { copy } from './copy.ts'
import {
  describeSignInFailure,
  type GoogleReturn,
  isWorthRetrying,
  readGoogleReturn,
  takeNextPath,
} from './model/sign-in-flow.ts'

type Outcome = { kind: 'working' } | { kind: 'failed'; error: unknown }

const StartAgain = () => (
  <LinkButton asChild isFullWidth>
    <Link to="/login">{copy.callback.again}</Link>
  </LinkButton>
)

/** Runs once: an OAuth code is spent by its first use, and StrictMode repeats effects. */
const useExchange = (returned: GoogleReturn) => {
  const signIn = useSignIn()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' })
  const isSent = useRef(false)

  const exchange = async () => {
    if (returned.kind !== 'code') return
    setOutcome({ kind: 'working' })
    try {
      const { kind: _kind, ...body } = returned
      const referral = readReferral()
      await signIn.withGoogle({ ...body, ...(referral !== undefined && { referral }) })
      forgetReferral()
      await navigate({ href: takeNextPath(), replace: true })
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
  return { outcome, retry: () => void exchange() }
}

export default function GoogleCallbackPage() {
  const { searchStr } = useLocation()
  const [returned] = useState(() => readGoogleReturn(searchStr))
  const { outcome, retry } = useExchange(returned)

  if (returned.kind === 'refused') {
    return (
      <SinglePurposeCard
        drawing="lock"
        title={copy.callback.refusedTitle}
        text={copy.callback.refusedText}
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
        text={copy.callback.brokenText}
        isAlert
      >
        <StartAgain />
      </SinglePurposeCard>
    )
  }
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
    <SinglePurposeCard title={copy.callback.title} text={copy.callback.progress}>
      <div className="flex justify-center py-4 text-accent">
        <Spinner size={32} label={copy.callback.title} />
      </div>
    </SinglePurposeCard>
  )
}
