import type { AiRequest, AiStatus } from '@kadr/contract/studio/ai'
import { mayUseAi } from '@kadr/domain/money/limits'
import { ApiError } from '../../platform/api/api-error.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { copy } from '../copy.ts'
import type { AiTroubleReason } from './ai-trouble-reason.ts'

/** The reason of a failure, with its message. */
export type AiTrouble = {
  reason: AiTroubleReason
  message: string
  /** The invalid field of the task. */
  field?: string
}

const REFUSALS: Readonly<Record<string, AiTroubleReason>> = {
  AI_OFF: 'off',
  PLAN_LIMIT_REACHED: 'no_points',
  CONFLICT: 'second',
  RATE_LIMITED: 'pace',
  VALIDATION_FAILED: 'invalid',
  NOT_FOUND: 'invalid',
  FORBIDDEN: 'viewer',
  NETWORK: 'offline',
}

export const troubleOfError = (error: unknown): AiTrouble => {
  const known = error instanceof ApiError ? error : undefined
  const field = known?.field?.replace(/^(body\.)?task\./, '')
  return {
    reason: (known && REFUSALS[known.code]) ?? 'unknown',
    message: failureText(error),
    ...(field && { field }),
  }
}

/** A lost connection cancels the request on the server; it must not be shown as the user's own cancellation. */
export const troubleOfRequest = ({
  request: { failure },
  wasLost,
}: {
  request: AiRequest
  wasLost: boolean
}): AiTrouble => {
  if (!failure) return { reason: 'unknown', message: copy.trouble.unknown }
  if (failure.code === 'cancelled' && wasLost) {
    return { reason: 'lost', message: copy.trouble.lostText }
  }
  return { reason: failure.code, message: failure.message }
}

/** Checks on the client before a request. The server has the same rule. */
export const findRefusal = ({
  status,
  canEdit,
}: {
  status: AiStatus | undefined
  canEdit: boolean
}): AiTrouble | undefined => {
  if (!canEdit) return { reason: 'viewer', message: copy.trouble.viewerText }
  if (!status) return undefined
  const { off, meters } = status
  if (off?.reason === 'daily_limit') return { reason: 'off', message: off.message }
  if (mayUseAi({ limit: meters.limit, remaining: meters.left })) return undefined
  return { reason: 'no_points', message: off?.message ?? copy.trouble.noPointsText }
}
