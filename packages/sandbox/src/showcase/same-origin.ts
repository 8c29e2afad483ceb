import type { IncomingMessage } from 'node:http'

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a form was sent by our own page. A host name that resolves here is not enough: anyone can point one to this
 * server.
 */
export function isSameOrigin(input: { request: IncomingMessage; publicUrl: string }): boolean {
  const { origin, host } = input.request.headers
  if (!origin || !URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.origin === new URL(input.publicUrl).origin) return true
  return from.host === host && OWN_NAMES.has(from.hostname)
}
