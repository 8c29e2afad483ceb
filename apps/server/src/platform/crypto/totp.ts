import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Defaults of https://www.rfc-editor.org/rfc/rfc6238, the only ones every authenticator knows. */
const STEP_SECONDS = 30
const DIGITS = 6
/** A clock of a phone may be half a minute off, and typing takes time. */
const DRIFT_STEPS = 1
const KEY_BYTES = 20

/** https://www.rfc-editor.org/rfc/rfc4648#section-6, without padding. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => BASE32.charAt(Number.parseInt(part.padEnd(5, '0'), 2)))
    .join('')
}

export const createTotpKey = (): Buffer => randomBytes(KEY_BYTES)

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** https://www.rfc-editor.org/rfc/rfc4226#section-5.3 */
export const totpCode = ({
  key,
  step,
  digits = DIGITS,
}: {
  key: Uint8Array
  step: number
  digits?: number
}): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const value = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(value).padStart(digits, '0')
}

/** The step whose code this is, if it is newer than the last one taken: a code opens once. */
export const findStep = ({
  key,
  code,
  now,
  after,
}: {
  key: Uint8Array
  code: string
  now: Date
  after: number
}): number | undefined => {
  const given = Buffer.from(code)
  const middle = stepAt(now)
  let found: number | undefined
  for (let step = middle - DRIFT_STEPS; step <= middle + DRIFT_STEPS; step += 1) {
    const expected = Buffer.from(totpCode({ key, step }))
    const isSame = expected.length === given.length && timingSafeEqual(expected, given)
    if (isSame && step > after) found ??= step
  }
  return found
}
