import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'

/** How long one use of a passkey lets a session do what it was used for. */
export const PROOF_MS = 5 * MINUTE_MS
/** How long a browser may take to ask its person. */
export const CHALLENGE_MS = 5 * MINUTE_MS
/** Whoever stole a session can't be rid of the passkeys before their person has heard of it. */
export const RESET_DELAY_MS = 3 * DAY_MS

const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/**
 * What passkeys of a site belong to, https://www.w3.org/TR/webauthn-3/#relying-party-identifier: its domain. Null where
 * browsers make none: without https, and for an address of digits.
 */
export const passkeySiteOf = (publicUrl: string): string | null => {
  const { protocol, hostname } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isSecure && !isAddress(hostname) ? hostname : null
}
