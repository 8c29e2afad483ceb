import { getConfig, type PublicConfig } from '@kadr/contract/site/config'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../api/services.tsx'
import { readConsent } from './analytics.ts'
import { forgetCookie, hasReferral, keepReferral } from './referral.ts'

const hasVendors = ({ product, visitors, googleTag }: PublicConfig['analytics']) =>
  product !== null || visitors !== null || googleTag !== null

/** Consent matters where analytics are configured, and to visitors who came by the link of a partner. */
export const useConsent = () => {
  const { analytics, api, queries } = useServices()
  const [consent, setConsent] = useState(readConsent)
  const { data } = useQuery(api.query(getConfig), queries)

  const decide = (answer: 'given' | 'refused') => {
    if (answer === 'given') keepReferral()
    else forgetCookie()
    analytics.decide(answer)
    setConsent(answer)
  }
  const isCounted = data !== undefined && hasVendors(data.analytics)
  return { consent, isCounted, isReferred: hasReferral(), decide }
}
