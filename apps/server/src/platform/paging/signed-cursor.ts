import { UserError } from '@kadr/domain/base/app-error'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { hashOf } from '../crypto/hash-of.ts'
import { isSameToken } from '../crypto/opaque-token.ts'
import { signText } from '../crypto/sign-text.ts'

type Context = Pick<AppContext, 'secrets'>

const held = z.object({
  /** The place in the list. */
  at: z.string(),
  /** Hash of what the list was asked for. */
  of: z.string(),
})

const keyOf = ({ secrets }: Context) => secrets.derive('list-cursor')

/** A place in a list of these filters alone: nobody but us can make one. */
export const signCursor = ({
  ctx,
  place,
  filter,
}: {
  ctx: Context
  place: string
  filter: object
}): string => {
  const text = Buffer.from(JSON.stringify({ at: place, of: hashOf(filter) })).toString('base64url')
  return `${text}.${signText({ key: keyOf(ctx), text })}`
}

const strange = () =>
  new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Курсор от другого списка. Начните без него',
    field: 'cursor',
  })

export const readSignedCursor = ({
  ctx,
  cursor,
  filter,
}: {
  ctx: Context
  cursor: string
  filter: object
}): string => {
  const [text = '', signature = ''] = cursor.split('.')
  if (!isSameToken(signature, signText({ key: keyOf(ctx), text }))) throw strange()
  const read = z.safeParse(held, parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!read.success || read.data.of !== hashOf(filter)) throw strange()
  return read.data.at
}
