import type { HttpOutcome } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import type { AppCheck } from '../setup.ts'
import { parseOr } from './parse.ts'

/** A nonexistent code: only the check of the client matters. */
export const IMPOSSIBLE_CODE = 'kadr-doctor'

export const REFUSED: AppCheck = {
  kind: 'refused',
  reason:
    'Сеть не принимает идентификатор или секрет приложения. Скопируйте их из кабинета заново.',
}

const oauthError = z.object({ error: z.string() })

/** A token endpoint checks the client before the code: `invalid_client` means wrong keys. */
export function readClientCheck(outcome: HttpOutcome): AppCheck {
  if (outcome.kind === 'silent' || outcome.reply.status >= 500) return { kind: 'unreachable' }
  const code = parseOr(oauthError, outcome.reply.body)?.error ?? ''
  return /client/i.test(code) ? REFUSED : { kind: 'accepted' }
}

const graphError = z.union([
  z.object({ error: z.object({ message: z.string() }) }),
  z.object({ error_message: z.string() }),
])

/** Meta reports a wrong secret or application only in the message. */
export function readGraphCheck(outcome: HttpOutcome): AppCheck {
  if (outcome.kind === 'silent' || outcome.reply.status >= 500) return { kind: 'unreachable' }
  const error = parseOr(graphError, outcome.reply.body)
  const text = error && ('error' in error ? error.error.message : error.error_message)
  return /client secret|client_id|client id|platform app|validating application/i.test(text ?? '')
    ? REFUSED
    : { kind: 'accepted' }
}

/** For networks where the status is enough: 401 for the client, 400 for the code. */
export function readStatusCheck(outcome: HttpOutcome): AppCheck {
  if (outcome.kind === 'silent' || outcome.reply.status >= 500) return { kind: 'unreachable' }
  return outcome.reply.status === 401 ? REFUSED : { kind: 'accepted' }
}
