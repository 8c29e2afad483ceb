import { createHash, randomBytes } from 'node:crypto'
import { isRedirectAddress } from '@kadr/domain/integrations/program-address'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { callerOf } from '../../../platform/http/caller-of.ts'
import { OAuthError } from './oauth-error.ts'
import { countRegistered, putProgram } from './programs.repository.ts'

const MAX_A_DAY = 20
const UNUSED_MS = DAY_MS
const ID_BYTES = 16

const metadata = z.object({
  client_name: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(80)), 'Программа'),
  redirect_uris: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(10)),
})

export const createClientId = () => `kadr-${randomBytes(ID_BYTES).toString('hex')}`

/** The address itself is not kept. */
const placeOf = ({ from, now }: { from: string; now: Date }) =>
  createHash('sha256')
    .update(`${now.toISOString().slice(0, 10)} ${callerOf(from)}`)
    .digest('base64url')

/** RFC 7591, for programs that have no address of their own: public ones, forgotten in a day unless they are let in. */
export const registerItself = async ({
  ctx,
  body,
  from,
}: {
  ctx: AppContext
  body: unknown
  from: string
}) => {
  const { data } = z.safeParse(metadata, body)
  if (!data) throw new OAuthError('invalid_client_metadata', 'Нужны client_name и redirect_uris')
  if (!data.redirect_uris.every(isRedirectAddress)) {
    throw new OAuthError('invalid_redirect_uri', 'redirect_uris: только https или свой компьютер')
  }
  const now = ctx.clock.now()
  const registeredFrom = placeOf({ from, now })
  if ((await countRegistered({ db: ctx.db, from: registeredFrom })) >= MAX_A_DAY) {
    throw new OAuthError('invalid_request', 'Слишком много регистраций за день')
  }
  const row = await putProgram({
    db: ctx.db,
    values: {
      clientId: createClientId(),
      kind: 'registered',
      name: data.client_name,
      redirectUris: data.redirect_uris,
      registeredFrom,
      createdAt: now,
      staleAt: new Date(now.getTime() + UNUSED_MS),
    },
  })
  return {
    client_id: row.clientId,
    client_name: row.name,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    redirect_uris: row.redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  }
}
