import { getConfig, type PublicConfig } from '@kadr/contract/config'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readConsent } from './consent.ts'
import { useServices } from './services.tsx'

const hasVendors = ({ product, visitors, googleTag }: PublicConfig['analytics']) =>
  product !== null || visitors !== null || googleTag !== null

/** Consent matters only where analytics are configured; without the configuration there is nothing to ask about. */
export const useConsent = () => {
  const { analytics, api, queries } = useServices()
  const [consent, setConsent] = useState(readConsent)
  const { data } = useQuery(api.query(getConfig), queries)

  const decide = (answer: 'given' | 'refused') => {
    analytics.decide(answer)
    setConsent(answer)
  }
  return { consent, isCounted: data !== undefined && hasVendors(data.analytics), decide }
}
