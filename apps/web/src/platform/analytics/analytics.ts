import type { Route } from '@kadr/contract/base/route'
import type { PublicConfig } from '@kadr/contract/site/config'
import { afterIdle } from '../page/task-scheduling.ts'
import { deviceTexts } from '../storage/device-storage.ts'

const CONSENT_KEY = 'kadr.consent'

type Consent = 'unknown' | 'given' | 'refused'

export const readConsent = (): Consent => {
  const stored = deviceTexts.read(CONSENT_KEY)
  return stored === 'given' || stored === 'refused' ? stored : 'unknown'
}

export const writeConsent = (consent: 'given' | 'refused') =>
  deviceTexts.write(CONSENT_KEY, consent)

type Vendors = Awaited<ReturnType<typeof import('./analytics-vendors.ts').startVendors>>

/** The only access to analytics vendors. Nothing is loaded before the user's consent. */
export const createAnalytics = ({
  loadVendors,
  findUserId,
  schedule = afterIdle,
  reload = () => window.location.reload(),
}: {
  loadVendors: () => Promise<PublicConfig['analytics']>
  findUserId: () => string | undefined
  schedule?: (action: () => void) => void
  reload?: () => void
}) => {
  let isStarted = false
  let vendors: Vendors | undefined
  /** Calls made while the vendors are loading. */
  const early: Route[] = []

  const identify = () => {
    const userId = findUserId()
    if (userId !== undefined) vendors?.identify(userId)
  }

  const load = async () => {
    const configured = await loadVendors()
    const { startVendors } = await import('./analytics-vendors.ts')
    vendors = await startVendors(configured)
    identify()
    for (const route of early.splice(0)) vendors.track(route)
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
      // A script that runs can't be unloaded from a page.
      if (isStarted && consent === 'refused') {
        vendors?.forgetUser()
        reload()
      } else start()
    },
    /** Called at a sign-in; a user who consents later is identified then. */
    identify,
    reset: () => vendors?.forgetUser(),
    /** Events are derived from API calls. */
    track: (route: Route) => {
      if (vendors) vendors.track(route)
      else if (isStarted) early.push(route)
    },
  }
}

export type Analytics = ReturnType<typeof createAnalytics>
