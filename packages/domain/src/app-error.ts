import type { ErrorCode } from '@kadr/contract/errors'

/** What went wrong, by who has to act: the user, the outside party (try later), or us (a bug). */
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

/** Base of every expected failure. The HTTP status is derived from the code at the edge, nowhere else. */
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

/** The caller did something that can't be done; the message says what to do instead. */
export class UserError extends AppError {
  override name = 'UserError'
  constructor(init: AppErrorInit) {
    super('user', init)
  }
}

/** An outside party failed; the same call may succeed later. */
export class OutsideError extends AppError {
  override name = 'OutsideError'
  constructor(init: AppErrorInit) {
    super('outside', init)
  }
}
