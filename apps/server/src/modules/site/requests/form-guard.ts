import { UserError } from '@kadr/domain/base/app-error'
import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { deriveToken, isSameToken } from '../../../platform/crypto/opaque-token.ts'

/** Filled in faster than any person could. */
const MIN_AGE_MS = 2000
const MAX_AGE_MS = 12 * HOUR_MS

const sign = (ctx: AppContext, issuedAt: string) =>
  deriveToken({ key: ctx.secrets.derive('form-tickets'), token: issuedAt })

/** A signed timestamp of when the form was opened. */
export const issueTicket = ({ ctx }: { ctx: AppContext }): { ticket: string } => {
  const issuedAt = ctx.clock.now().getTime().toString(36)
  return { ticket: `${issuedAt}.${sign(ctx, issuedAt)}` }
}

const findAge = ({ ctx, ticket }: { ctx: AppContext; ticket: string }) => {
  const [issuedAt = '', signature = ''] = ticket.split('.')
  if (!isSameToken(signature, sign(ctx, issuedAt))) return undefined
  return ctx.clock.now().getTime() - Number.parseInt(issuedAt, 36)
}

/** Throws instead when sending the form again helps. */
export const isFromRobot = ({
  ctx,
  ticket,
  website,
}: {
  ctx: AppContext
  ticket: string
  website: string
}): boolean => {
  if (website !== '') return true
  const age = findAge({ ctx, ticket })
  if (age !== undefined && age >= MIN_AGE_MS && age <= MAX_AGE_MS) return false
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Форма не отправлена: подождите пару секунд и нажмите ещё раз',
  })
}
