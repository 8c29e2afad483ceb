import type { PublicConfig } from '@kadr/contract/config'
import { afterIdle } from './after-idle.ts'
import { readConsent, writeConsent } from './consent.ts'

/** The only access to analytics vendors. Nothing is loaded before the user's consent. */
export const createAnalytics = ({
  loadVendors,
  schedule = afterIdle,
}: {
  loadVendors: () => Promise<PublicConfig['analytics']>
  schedule?: (action: () => void) => void
}) => {
  let userId: string | undefined
  let isStarted = false
  let isReady = false

  const load = async () => {
    const vendors = await loadVendors()
    const { startVendors } = await import('./analytics-vendors.ts')
    await startVendors(vendors)
    isReady = true
    if (userId !== undefined) window.posthog?.identify(userId)
  }

  const start = () => {
    if (isStarted || readConsent() !== 'given') return
    isStarted = true
    // Ad blockers and network failures are expected: the app works without the vendors.
    schedule(() => void load().catch(() => undefined))
  }

  return {
    start,
    decide: (consent: 'given' | 'refused') => {
      writeConsent(consent)
      start()
    },
    identify: (id: string) => {
      userId = id
      if (isReady) window.posthog?.identify(id)
    },
    reset: () => {
      userId = undefined
      if (isReady) window.posthog?.reset()
    },
  }
}

export type Analytics = ReturnType<typeof createAnalytics>
