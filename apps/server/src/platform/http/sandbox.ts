import type { RequestListener } from 'node:http'
import { createGoogleSandbox } from '@kadr/sandbox/google'
import { fakes } from '@kadr/sandbox/networks/all-fakes'
import { openDiskMemory } from '@kadr/sandbox/networks/disk-memory'
import { createNetworkHost } from '@kadr/sandbox/networks/host'
import { createShowcase } from '@kadr/sandbox/showcase'
import {
  isSandboxGoogle,
  SANDBOX_GOOGLE_PATH,
  SANDBOX_NETWORKS_PATH,
  sandboxNetworkUrls,
} from '../../config/sandbox-credentials.ts'
import type { AppContext } from '../../context.ts'
import type { HttpServer } from './fastify-types.ts'

type Part = { paths: readonly string[]; listen: RequestListener }

/** The fake networks under one path, and the page that shows their traffic. */
const createNetworks = ({ app, ctx }: { app: HttpServer; ctx: AppContext }): Part[] => {
  const { browserUrl, serverUrl } = sandboxNetworkUrls(ctx.config)
  const host = createNetworkHost({
    fakes: Object.values(fakes),
    baseUrl: browserUrl,
    serverUrl,
    memory: openDiskMemory({ folder: ctx.config.dataDir, log: ctx.log }),
    clock: ctx.clock,
    hasHistory: true,
    fetch,
    log: ctx.log,
  })
  app.addHook('preClose', async () => host.close())
  const showcase = createShowcase({ host, publicUrl: ctx.config.publicUrl, log: ctx.log })
  return [
    { paths: [`${SANDBOX_NETWORKS_PATH}/*`], listen: host.listener },
    { paths: ['/sandbox', '/sandbox/*'], listen: showcase },
  ]
}

const createGoogle = (ctx: AppContext): Part[] => {
  const { google, publicUrl } = ctx.config
  if (!google || !isSandboxGoogle(ctx.config)) return []
  const redirectUris = [`${publicUrl}/login/google`]
  const listen = createGoogleSandbox({ ...google, redirectUris, log: ctx.log })
  return [{ paths: [`${SANDBOX_GOOGLE_PATH}/*`], listen }]
}

/** Fakes of external services, each with its own body parser. Not mounted outside the sandbox. */
export const addSandbox = async ({
  app,
  ctx,
}: {
  app: HttpServer
  ctx: AppContext
}): Promise<void> => {
  if (!ctx.config.isSandbox) return
  const parts = [...createGoogle(ctx), ...createNetworks({ app, ctx })]
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const { paths, listen } of parts) {
      for (const path of paths) {
        scope.all(
          path,
          { schema: { hide: true }, config: { isUpload: true } },
          async (request, reply) => {
            reply.hijack()
            listen(request.raw, reply.raw)
          },
        )
      }
    }
    done()
  })
}
