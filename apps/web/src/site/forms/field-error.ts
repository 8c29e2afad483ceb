import { ApiError } from '../../platform/api-error.ts'
import { failureText } from '../../platform/failure-text.ts'

/** Errors of a sent form: beside the field they are about, the rest below the form. */
export const sortError = (error: unknown) => {
  if (!error) return { of: () => undefined, rest: undefined }
  const field = error instanceof ApiError ? error.field : undefined
  const text = failureText(error)
  return {
    of: (name: string) => (field === name ? text : undefined),
    rest: field === undefined ? text : undefined,
  }
}
