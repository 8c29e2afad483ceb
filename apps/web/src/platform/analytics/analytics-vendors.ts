import type { Route } from '@kadr/contract/base/route'
import type { PublicConfig } from '@kadr/contract/site/config'

type VendorCall = (...parameters: unknown[]) => void

/** The calls of the product-analytics client we use; its script fills them in. */
export type ProductClient = {
  init(key: string, options: Record<string, unknown>): void
  identify(userId: string): void
  reset(): void
  capture(event: string): void
}

declare global {
  interface Window {
    posthog?: ProductClient
    umami?: { track(event: string): void }
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

/** Loads the scripts of the configured vendors. */
const loadVendors = async (vendors: PublicConfig['analytics']) => {
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
  // Visitors who have not signed in get no profile of their own.
  window.posthog?.init(product.key, {
    api_host: product.host,
    person_profiles: 'identified_only',
    // Pages change without a document being loaded.
    capture_pageview: 'history_change',
  })
}

/** Event names by API call. No texts, ids or names are sent. */
export const EVENTS: Readonly<Record<string, string>> = {
  'POST /auth/:provider/callback': 'signed_in',
  'POST /auth/validate': 'signed_in',
  'POST /posts': 'post_created',
  'POST /posts/:id/schedule': 'post_scheduled',
  'POST /reels': 'reel_created',
  'POST /reels/:id/generations': 'render_started',
  'POST /products': 'product_created',
  'POST /users/me/connections/youtube': 'account_connected',
  'POST /users/me/connections/tiktok/attach': 'account_connected',
  'POST /users/me/connections/linkedin/attach': 'account_connected',
  'POST /users/me/connections/linkedin/pages/attach': 'account_connected',
  'POST /users/me/connections/threads/attach': 'account_connected',
  'POST /users/me/connections/pinterest/attach': 'account_connected',
  'POST /users/me/connections/instagram/attach': 'account_connected',
  'POST /users/me/connections/instagram/facebook-business/attach': 'account_connected',
  'POST /users/me/connections/bluesky/attach': 'account_connected',
  'POST /users/me/connections/vk/attach': 'account_connected',
  'POST /users/me/connections/vk/communities/attach': 'account_connected',
  'POST /users/me/connections/telegram/channels': 'account_connected',
  'POST /users/subscription/trial': 'trial_started',
  'POST /users/subscription/invoice': 'checkout_started',
  'POST /users/subscription/success': 'returned_from_payment',
  'POST /users/subscription/failed': 'payment_failed',
  'POST /users/me/billing/renewal/stop': 'renewal_stopped',
  'POST /ai/requests': 'ai_asked',
  'POST /automations': 'automation_created',
  'POST /automations/:id/runs': 'automation_run',
  'POST /team/invites': 'invite_created',
  'POST /team/accept/:token': 'invite_accepted',
  'POST /reviews': 'review_link_created',
}

const track = ({ method, path }: Route) => {
  const event = EVENTS[`${method} ${path}`]
  if (event === undefined) return
  window.posthog?.capture(event)
  window.umami?.track(event)
  window.gtag?.('event', event)
}

/** Loads the vendors' clients. In a separate chunk, since most visits have no consent. */
export const startVendors = async (vendors: PublicConfig['analytics']) => {
  await loadVendors(vendors)
  return {
    identify: (userId: string) => window.posthog?.identify(userId),
    forgetUser: () => window.posthog?.reset(),
    track,
  }
}
