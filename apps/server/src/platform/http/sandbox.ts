import { createGoogleSandbox } from '@kadr/sandbox/google'
import { SANDBOX_GOOGLE_PATH } from '../../config/sandbox-credentials.ts'
import type { AppContext } from '../../context.ts'
import type { HttpServer } from './fastify-types.ts'

/** The local OpenID provider, when it is the one the configuration points to. */
export const addSandbox = async ({
  app,
  ctx,
}: {
  app: HttpServer
  ctx: AppContext
}): Promise<void> => {
  const { google, isSandbox, publicUrl } = ctx.config
  if (!isSandbox || google?.issuer !== `${publicUrl}${SANDBOX_GOOGLE_PATH}`) return
  const listen = createGoogleSandbox({
    ...google,
    redirectUris: [`${publicUrl}/login/google`],
    log: ctx.log,
  })
  // In a scope of its own, so that the provider reads forms by itself.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${SANDBOX_GOOGLE_PATH}/*`, { schema: { hide: true } }, async (request, reply) => {
      reply.hijack()
      listen(request.raw, reply.raw)
    })
    done()
  })
}
