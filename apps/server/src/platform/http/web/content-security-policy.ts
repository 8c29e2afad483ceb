import { createHash } from 'node:crypto'
import type { Config } from '../../../config/config.ts'

const originsOf = (addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
]

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** CSP hashes that allow exactly the inline scripts of this document. */
export const hashInlineScripts = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  ),
]

/** Own scripts, the hashed inline ones and the configured analytics; nothing else. */
export const createContentSecurityPolicy = ({
  analytics,
  publicUrl,
  apiOrigins,
  isWebDev,
  max,
}: Config) => {
  const { product, visitors, googleTag } = analytics
  // The library of MAX's mini-apps, which a page loads only when MAX has opened it.
  const library = max ? 'https://st.max.ru' : undefined
  const scripts = originsOf([
    product?.scriptUrl,
    visitors?.scriptUrl,
    googleTag?.scriptUrl,
    library,
  ])
  const hosts = originsOf([...Object.values(apiOrigins), product?.host, visitors?.scriptUrl])
  if (googleTag) {
    hosts.push(
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    )
  }
  // Hot reload uses a WebSocket.
  if (isWebDev) hosts.push('ws:')
  const rest = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...hosts].join(' ')}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org https://web.max.ru",
  ]
  if (publicUrl.startsWith('https:')) rest.push('upgrade-insecure-requests')
  const write = (inlineScripts: readonly string[]) =>
    [`script-src ${["'self'", ...inlineScripts, ...scripts].join(' ')}`, ...rest].join('; ')
  const plain = write([])
  return (inlineScripts?: readonly string[]): string =>
    inlineScripts ? write(inlineScripts) : plain
}

export type ContentSecurityPolicy = ReturnType<typeof createContentSecurityPolicy>
