import { useState, useSyncExternalStore } from 'react'
import { type Consent, readConsent } from './consent.ts'
import { useAnalytics } from './services.tsx'

const never = () => () => {}

/** For the consent banner: it shows while the answer is unknown. The server draws no banner. */
export const useConsent = () => {
  const analytics = useAnalytics()
  const stored = useSyncExternalStore<Consent>(never, readConsent, () => 'refused')
  const [decided, setDecided] = useState<Consent>()
  const decide = (consent: 'given' | 'refused') => {
    analytics.decide(consent)
    setDecided(consent)
  }
  return {
    isAsked: (decided ?? stored) === 'unknown',
    agree: () => decide('given'),
    refuse: () => decide('refused'),
  }
}
