import { HOUR_SECONDS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { isSameToken } from '../crypto/opaque-token.ts'
import { signText } from '../crypto/sign-text.ts'

const STEP_SECONDS = 6 * HOUR_SECONDS
const LEAST_SECONDS = 12 * HOUR_SECONDS
const GUEST_STEP_SECONDS = HOUR_SECONDS / 2
const GUEST_LEAST_SECONDS = 2 * HOUR_SECONDS

type Address = { id: string; variant: string; version: string; exp: number }
/** A resource and the file it has now. */
type Media = { id: string; fileId: string }

type Signer = Pick<AppContext, 'secrets'>

const signatureOf = (ctx: Signer, { id, variant, version, exp }: Address) =>
  signText({
    key: ctx.secrets.derive('media-url'),
    text: [id, variant, version, exp].join('\n'),
  })

const addressOf = (ctx: Signer, address: Address) => {
  const { id, variant, version, exp } = address
  return `/api/media/${id}/${variant}?v=${version}&exp=${exp}&sig=${signatureOf(ctx, address)}`
}

const MOST_KNOWN = 20_000
const pageAddresses = new WeakMap<AppContext['secrets'], Map<string, string>>()

/** Lists ask for the same addresses again and again, and a signature costs more than to remember it. */
const pageAddressOf = (ctx: Signer, address: Address) => {
  const known = pageAddresses.get(ctx.secrets) ?? new Map<string, string>()
  pageAddresses.set(ctx.secrets, known)
  const key = `${address.id}/${address.variant}/${address.version}/${address.exp}`
  const signed = known.get(key) ?? addressOf(ctx, address)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, signed)
  return signed
}

/** Cache buster: changes with the content. */
const versionOf = ({ fileId }: Pick<Media, 'fileId'>) => fileId.slice(-12)

const expiryOf = ({
  ctx,
  least,
  step,
}: {
  ctx: Pick<AppContext, 'clock'>
  least: number
  step: number
}) => Math.ceil((ctx.clock.now().getTime() / 1000 + least) / step) * step

/** For our own pages. Stable for hours, so that the browser cache hits. */
export const pageMediaUrl = ({
  ctx,
  row,
  variant,
}: {
  ctx: Pick<AppContext, 'secrets' | 'clock'>
  row: Media
  variant: string
}): string => {
  const exp = expiryOf({ ctx, least: LEAST_SECONDS, step: STEP_SECONDS })
  return pageAddressOf(ctx, { id: row.id, variant, version: versionOf(row), exp })
}

/** An address of ours for somebody without an account: it outlives a link that was closed by hours, not by a day. */
export const toGuestMediaUrl = ({
  ctx,
  url,
}: {
  ctx: Pick<AppContext, 'secrets' | 'clock'>
  url: string
}): string => {
  const [, id = '', variant = '', version = ''] =
    /^\/api\/media\/([^/]+)\/([^?]+)\?v=([^&]*)&/.exec(url) ?? []
  const exp = expiryOf({ ctx, least: GUEST_LEAST_SECONDS, step: GUEST_STEP_SECONDS })
  return addressOf(ctx, { id, variant, version, exp })
}

/** For networks that fetch media themselves: the original, valid until the given time. */
export const publicMediaUrl = ({
  ctx,
  row,
  variant,
  expires,
}: {
  ctx: Pick<AppContext, 'secrets' | 'config'>
  row: Media
  variant: string
  expires: Date
}): string => {
  const exp = Math.floor(expires.getTime() / 1000)
  const address = addressOf(ctx, { id: row.id, variant, version: versionOf(row), exp })
  return `${ctx.config.publicUrl}${address}`
}

export const isSignedMedia = ({
  ctx,
  address,
  signature,
}: {
  ctx: Pick<AppContext, 'secrets' | 'clock'>
  address: Address
  signature: string
}): boolean => {
  if (!isSameToken(signature, signatureOf(ctx, address))) return false
  return address.exp * 1000 > ctx.clock.now().getTime()
}
