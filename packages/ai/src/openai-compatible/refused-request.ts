import { AiFailure } from '../_shared/ai-failure.ts'

/** The engine did not accept the request itself. `words` are its own, for reading what it misses: never logged. */
export class RefusedRequestError extends AiFailure {
  override name = 'RefusedRequestError'
  readonly parameter: string | undefined
  readonly words: string
  constructor({
    status,
    parameter,
    words,
  }: {
    status: number
    parameter: string | undefined
    words: string
  }) {
    super({ reason: 'unavailable', status, detail: `the engine answered ${status}` })
    this.parameter = parameter
    this.words = words
  }
}
