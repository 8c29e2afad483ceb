import { UserError } from '@kadr/domain/base/app-error'
import { findApiTokens } from '@kadr/kit/node/api-token'
import type { HttpServer } from '../fastify-types.ts'
import type { ApiPort } from './api-caller.ts'

const decoded = (url: string) => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** An address stays in logs and histories of others: a token that came in one is theirs too. */
export const refuseLeakedTokens = ({
  app,
  revokeLeaked,
}: {
  app: HttpServer
  revokeLeaked: ApiPort['revokeLeaked']
}): void => {
  app.addHook('onRequest', async (request) => {
    const url = decoded(request.raw.url ?? '')
    if (!url.includes('kadr_')) return
    const tokens = findApiTokens(url)
    if (tokens.length === 0) return
    for (const token of new Set(tokens)) await revokeLeaked({ token })
    throw new UserError({
      code: 'TOKEN_IN_ADDRESS',
      userMessage:
        'Ключ пришёл в адресе, поэтому он отозван. Передавайте ключ в заголовке Authorization',
    })
  })
}
