import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import type { RawRoutes } from '../../../platform/module.ts'
import { exchangeCode, refreshTokens, revokeByToken } from './exchange.service.ts'
import { OAuthError } from './oauth-error.ts'
import { describeResource, describeServer } from './program-resources.ts'
import { registerItself } from './register-program.ts'

const MAX_BYTES = 16 * 1024
const HIDDEN = { hide: true }

const formOf = ({ body }: FastifyRequest) => {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  const names = [...form.keys()]
  if (new Set(names).size !== names.length) {
    throw new OAuthError('invalid_request', 'Параметр назван дважды')
  }
  return (name: string) => form.get(name) ?? undefined
}

const need = (value: string | undefined, name: string): string => {
  if (value !== undefined && value !== '') return value
  throw new OAuthError('invalid_request', `Нет параметра ${name}`)
}

const giveTokens = (ctx: AppContext, request: FastifyRequest) => {
  const read = formOf(request)
  const clientId = need(read('client_id'), 'client_id')
  const common = { ctx, clientId, resource: read('resource') }
  const type = need(read('grant_type'), 'grant_type')
  if (type === 'refresh_token') {
    return refreshTokens({ ...common, token: need(read('refresh_token'), 'refresh_token') })
  }
  if (type !== 'authorization_code') {
    throw new OAuthError('unsupported_grant_type', 'Только authorization_code и refresh_token')
  }
  return exchangeCode({
    ...common,
    token: need(read('code'), 'code'),
    redirectUri: need(read('redirect_uri'), 'redirect_uri'),
    verifier: need(read('code_verifier'), 'code_verifier'),
  })
}

/** The forms of OAuth's own answers, which hold tokens: nobody keeps them. */
const answer = async (reply: FastifyReply, run: () => Promise<object>, status = 200) => {
  reply.header('cache-control', 'no-store').type('application/json').serializer(JSON.stringify)
  try {
    return await reply.status(status).send(await run())
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return reply
      .status(error.code === 'invalid_client' ? 401 : 400)
      .send({ error: error.code, error_description: error.message })
  }
}

export const mountOAuth: RawRoutes = ({ app, ctx, limit }) => {
  const publish = (path: string, describe: () => object) =>
    app.get(path, { schema: HIDDEN }, async (request, reply) => {
      await limit({ request, reply, rate: 'page' })
      reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
      return reply.type('application/json').serializer(JSON.stringify).send(describe())
    })
  publish('/.well-known/oauth-authorization-server', () => describeServer(ctx))
  publish('/.well-known/oauth-protected-resource', () => describeResource(ctx, 'mcp'))
  publish('/.well-known/oauth-protected-resource/mcp', () => describeResource(ctx, 'mcp'))
  publish('/.well-known/oauth-protected-resource/api/v1', () => describeResource(ctx, 'api'))
  // The page is a screen of the app, whose router would read a `state` of digits as a number: it gets one word.
  app.get('/oauth/authorize', { schema: HIDDEN }, async (request, reply) => {
    await limit({ request, reply, rate: 'page' })
    const asked = Object.fromEntries(new URL(request.url, ctx.config.publicUrl).searchParams)
    const ask = Buffer.from(JSON.stringify(asked)).toString('base64url')
    return reply.redirect(`/integrations/connect?ask=${ask}`)
  })
  app.post('/oauth/register', { schema: HIDDEN }, async (request, reply) => {
    await limit({ request, reply, rate: 'heavy' })
    return answer(reply, () => registerItself({ ctx, body: request.body, from: request.ip }), 201)
  })
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, next) => next(null, body),
    )
    scope.post('/oauth/token', { schema: HIDDEN }, async (request, reply) => {
      await limit({ request, reply, rate: 'signIn' })
      return answer(reply, async () => giveTokens(ctx, request))
    })
    scope.post('/oauth/revoke', { schema: HIDDEN }, async (request, reply) => {
      await limit({ request, reply, rate: 'signIn' })
      return answer(reply, async () => {
        const read = formOf(request)
        const clientId = need(read('client_id'), 'client_id')
        await revokeByToken({ ctx, clientId, token: need(read('token'), 'token') })
        return {}
      })
    })
    done()
  })
}
