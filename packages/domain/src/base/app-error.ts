import type { ErrorCode } from '@kadr/contract/base/errors'

/** Who has to act: the user, a third party (retry later), or us (a bug). */
export type ErrorCause = 'user' | 'outside' | 'bug'

type AppErrorInit = {
  code: ErrorCode
  /** Russian, shown to a person. */
  userMessage: string
  field?: string
  /** For the log only. */
  detail?: string
  cause?: unknown
}

/** Base class of every expected failure. The HTTP status is derived from the code only at the edge. */
export class AppError extends Error {
  override name = 'AppError'
  readonly kind: ErrorCause
  readonly code: ErrorCode
  readonly userMessage: string
  readonly field: string | undefined

  constructor(kind: ErrorCause, { code, userMessage, field, detail, cause }: AppErrorInit) {
    super(detail ?? userMessage, { cause })
    this.kind = kind
    this.code = code
    this.userMessage = userMessage
    this.field = field
  }
}

/** The request can't be fulfilled; the message says what to do instead. */
export class UserError extends AppError {
  override name = 'UserError'
  constructor(init: AppErrorInit) {
    super('user', init)
  }
}

/** A third party failed; the same call may succeed later. */
export class OutsideError extends AppError {
  override name = 'OutsideError'
  constructor(init: AppErrorInit) {
    super('outside', init)
  }
}
