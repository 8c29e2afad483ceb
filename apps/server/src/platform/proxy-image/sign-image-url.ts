import { proxyImage } from '@kadr/contract/base/images'
import type { Clock } from '@kadr/kit/clock'
import { DAY_SECONDS } from '@kadr/kit/durations'
import type { Secrets } from '../../config/secrets.ts'
import { isSameToken } from '../crypto/opaque-token.ts'
import { signText } from '../crypto/sign-text.ts'

type SignedQuery = { url: string; exp: string }

const VALID_DAYS = 8

const signatureOf = ({ secrets, url, exp }: SignedQuery & { secrets: Secrets }) =>
  signText({ key: secrets.derive('image-url'), text: `${exp}\n${url}` })

const isOwnUrl = ({ url, publicUrl }: { url: string; publicUrl: string }) => {
  const address = URL.parse(url, publicUrl)
  return !address || /^(data|blob):$/.test(address.protocol) || address.origin === publicUrl
}

/**
 * URL of an external picture through the proxy: `<img>` sends no token, so the URL is signed. Stable for a day, so that
 * the browser cache hits. Our own pictures are returned unchanged.
 */
export const signImageUrl = <T extends string | null>({
  secrets,
  clock,
  publicUrl,
  url,
}: {
  secrets: Secrets
  clock: Clock
  publicUrl: string
  url: T
}): T | string => {
  if (url === null || isOwnUrl({ url, publicUrl })) return url
  const today = Math.floor(clock.now().getTime() / 1000 / DAY_SECONDS)
  const exp = String((today + VALID_DAYS) * DAY_SECONDS)
  const query = new URLSearchParams({ url, exp, sig: signatureOf({ secrets, url, exp }) })
  return `/api${proxyImage.path}?${query}`
}

/** Whether the signature is ours and not expired. */
export const isSigned = ({
  secrets,
  clock,
  url,
  exp,
  sig,
}: {
  secrets: Secrets
  clock: Clock
  url: string
  exp: string | undefined
  sig: string | undefined
}): boolean => {
  if (!exp || !sig || !/^\d+$/.test(exp)) return false
  return (
    isSameToken(sig, signatureOf({ secrets, url, exp })) &&
    Number(exp) * 1000 > clock.now().getTime()
  )
}
