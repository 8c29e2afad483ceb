import * as z from 'zod/mini'
import { codeOfStatus, type ExplainedRefusal } from '../_shared/request-json.ts'

const errorBody = z.object({ description: z.string() })

export const explainRefusal = (status: number, body: unknown): ExplainedRefusal => {
  const words = errorBody.safeParse(body).data?.description ?? ''
  const detail = words ? words.replace(/^Bad Request: /, '').slice(0, 60) : `http_${status}`
  if (/CHARGE_ALREADY_REFUNDED/.test(words)) return { code: 'already_refunded', detail }
  if (/CHARGE_(ID_INVALID|NOT_FOUND)|USER_ID_INVALID/.test(words)) {
    return { code: 'not_found', detail }
  }
  // An unknown token gets the response of an unknown URL.
  if (status === 404) return { code: 'misconfigured', detail }
  return { code: codeOfStatus(status), detail }
}
