import { getConfig, type PublicConfig } from '@kadr/contract/config'
import { useEffect, useState } from 'react'
import { useServices } from './services.tsx'

const hasVendors = ({ product, visitors, googleTag }: PublicConfig['analytics']) =>
  product !== null || visitors !== null || googleTag !== null

/** Consent is requested only where analytics are configured, and only until it is answered. */
export const useConsent = () => {
  const { analytics, api, queries } = useServices()
  const [isAsked, setIsAsked] = useState(false)

  useEffect(() => {
    const ask = async () => {
      const config = await queries.fetchQuery(api.query(getConfig))
      setIsAsked(hasVendors(config.analytics))
    }
    // Without the configuration there is nothing to ask about.
    void ask().catch(() => undefined)
  }, [api, queries])

  const decide = (consent: 'given' | 'refused') => {
    analytics.decide(consent)
    setIsAsked(false)
  }
  return { isAsked, agree: () => decide('given'), refuse: () => decide('refused') }
}
