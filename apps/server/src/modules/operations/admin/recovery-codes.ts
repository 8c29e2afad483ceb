import { randomInt } from 'node:crypto'
import type { AppContext } from '../../../context.ts'
import { deriveToken } from '../../../platform/crypto/opaque-token.ts'

const COUNT = 10
const LENGTH = 10
/** Without letters and digits that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

const bare = (code: string) => code.replaceAll('-', '').toLowerCase()

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const text = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`
  })

/** Keyed: fifty bits are too few for a hash that anybody can compute. */
export const hashRecoveryCode = ({
  ctx,
  userId,
  code,
}: {
  ctx: AppContext
  userId: string
  code: string
}): string =>
  deriveToken({
    key: ctx.secrets.derive('operator-recovery-code'),
    token: `${userId}:${bare(code)}`,
  })
