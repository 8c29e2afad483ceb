import { UserError } from '@kadr/domain/base/app-error'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'

/** Keyset pagination: the cursor holds the sort values and the id of the last row, opaque to clients. */
export const writeCursor = (place: readonly (string | null)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

export const readCursor = <S extends z.ZodMiniType>(shape: S, text: string): z.infer<S> => {
  const read = z.safeParse(shape, parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (read.success) return read.data
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Список изменился. Откройте его заново',
    field: 'cursor',
  })
}
