import type { Call } from './call.ts'
import { RefusedRequestError } from './refused-request.ts'

/** The parameter named by the engine, in the field for it or, as gateways do, in the sentence alone. */
export const findRefused = <T extends string>(
  { parameter, words }: RefusedRequestError,
  known: readonly T[],
): T | undefined =>
  known.find((name) => name === parameter) ??
  (parameter ? undefined : known.find((name) => new RegExp(`\\b${name}\\b`).test(words)))

/**
 * Calls with the form of request the model was last seen to take. A refusal that `learn` can read leads to another form
 * at once; a form is remembered when the model has taken it.
 */
export const createLearningCall = <Form>({
  call,
  first,
  learn,
}: {
  call: Call
  first: Form
  /** Undefined when the refusal is about something else, or nothing is left to try. */
  learn(refusal: RefusedRequestError, form: Form): Form | undefined
}) => {
  let known = first
  return async ({
    bodyOf,
    ...input
  }: Omit<Parameters<Call>[0], 'body'> & { bodyOf(form: Form): object }): Promise<Response> => {
    let form = known
    for (;;) {
      try {
        const response = await call({ ...input, body: bodyOf(form) })
        known = form
        return response
      } catch (error) {
        const next = error instanceof RefusedRequestError ? learn(error, form) : undefined
        if (next === undefined) throw error
        form = next
      }
    }
  }
}
