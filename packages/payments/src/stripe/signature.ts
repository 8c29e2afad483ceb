import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older webhooks may be replays. */
const TOLERANCE_SECONDS = 300

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

/** `t=1492774577,v1=5257…,v1=…`: several signatures during the rotation of a secret. */
export const checkSignature = (input: {
  header: string | undefined
  rawBody: Uint8Array
  secret: string
  now: Date
}): 'valid' | 'signature' | 'stale' => {
  const pairs = (input.header ?? '').split(',').map((part) => part.trim().split('='))
  const at = pairs.find(([name]) => name === 't')?.[1]
  if (!at || !/^\d{1,12}$/.test(at)) return 'signature'
  const expected = createHmac('sha256', input.secret)
    .update(`${at}.`)
    .update(input.rawBody)
    .digest()
  const isSigned = pairs.some(
    ([name, value]) => name === 'v1' && isEqual(Buffer.from(value ?? '', 'hex'), expected),
  )
  if (!isSigned) return 'signature'
  return input.now.getTime() / 1000 - Number(at) > TOLERANCE_SECONDS ? 'stale' : 'valid'
}
