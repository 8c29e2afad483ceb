import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseJson } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import type { ReadSignedNotice } from '../network-adapter.ts'
import { idText } from './id-text.ts'

const payload = z.object({
  algorithm: z.string(),
  user_id: idText,
  /** Seconds. */
  issued_at: z.number(),
})

const read = (text: string): unknown => {
  try {
    return parseJson(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Meta's `signed_request`: a signature and a payload, both in base64url. The key is the secret of the application. */
export const readSignedRequest: ReadSignedNotice = ({ app, signedRequest }) => {
  const [signature = '', body = '', ...rest] = signedRequest.split('.')
  if (rest.length > 0 || app.clientSecret === '') return undefined
  const expected = createHmac('sha256', app.clientSecret).update(body).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const parsed = payload.safeParse(read(body))
  if (!parsed.success || parsed.data.algorithm.toUpperCase() !== 'HMAC-SHA256') return undefined
  const { user_id: userId, issued_at } = parsed.data
  return { userId, issuedAt: new Date(issued_at * 1000) }
}
