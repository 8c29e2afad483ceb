import type { PublicConfig } from '@kadr/contract/config'
import { afterIdle } from './after-idle.ts'
import { readConsent, writeConsent } from './consent.ts'

type VendorCall = (...parameters: unknown[]) => void

/** The methods of the product-analytics client in use; its script provides them. */
export type ProductClient = {
  init(key: string, options: Record<string, unknown>): void
  identify(userId: string): void
  reset(): void
  capture(name: string, properties?: Record<string, unknown>): void
}

declare global {
  interface Window {
    posthog?: ProductClient
    dataLayer?: unknown[]
    gtag?: VendorCall
  }
}

const loadScript = ({
  url,
  attributes = {},
}: {
  url: string
  attributes?: Record<string, string>
}) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`Script did not load: ${url}`)))
    document.head.append(script)
  })

const startGoogleTag = (id: string) => {
  const layer: unknown[] = []
  window.dataLayer = layer
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag takes commands only as an Arguments object.
    layer.push(arguments)
  }
  window.gtag('js', new Date())
  window.gtag('config', id)
}

const startVendors = async (vendors: PublicConfig['analytics']) => {
  const { product, visitors, googleTag } = vendors
  if (visitors) {
    await loadScript({
      url: visitors.scriptUrl,
      attributes: { 'data-website-id': visitors.siteId },
    })
  }
  if (googleTag) {
    startGoogleTag(googleTag.id)
    await loadScript({ url: googleTag.scriptUrl })
  }
  if (!product) return
  await loadScript({ url: product.scriptUrl })
  // Anonymous visitors get no profile at the vendor.
  window.posthog?.init(product.key, { api_host: product.host, person_profiles: 'identified_only' })
}

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
    await startVendors(await loadVendors())
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
    track: (name: string, properties?: Record<string, unknown>) => {
      if (isReady) window.posthog?.capture(name, properties)
    },
  }
}

export type Analytics = ReturnType<typeof createAnalytics>
