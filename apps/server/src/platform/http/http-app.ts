import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import cookie from '@fastify/cookie'
import type { Route } from '@kadr/contract/base/route'
import { isCallbackPath } from '@kadr/domain/publishing/networks/callback-path'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { config as configureZod } from 'zod/mini'
import type { Config } from '../../config/config.ts'
import type { AppContext } from '../../context.ts'
import type { Module } from '../module.ts'
import { requestIdOf } from '../telemetry/work-scope.ts'
import { createMount } from './create-mount.ts'
import { describeIssue } from './describe-issue.ts'
import { addDocuments } from './documents/documents.ts'
import { addOpenapi } from './documents/openapi.ts'
import { createErrorHandler, refuseMalformed } from './error-handler.ts'
import type { HttpServer } from './fastify-types.ts'
import { acceptJson } from './json-body.ts'
import { addBodyDeadlines } from './limits/body-deadlines.ts'
import { closeIdleWhileStopping } from './limits/close-idle.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { refuseUnstorable } from './limits/refuse-unstorable.ts'
import type { AssertInReach, Authenticate, FindMembership, Operators, Proofs } from './mount.ts'
import { addOperations, addVerificationFiles } from './operations.ts'
import { createRawTools } from './raw-tools.ts'
import { addRequestLog, addRequestScope } from './request-log.ts'
import { addSandbox } from './sandbox.ts'
import type { ApiPort } from './v1/api-caller.ts'
import { createApiRates } from './v1/api-rates.ts'
import { createMountV1 } from './v1/mount-v1.ts'
import { refuseLeakedTokens } from './v1/refuse-leaked-tokens.ts'
import { createContentSecurityPolicy } from './web/content-security-policy.ts'
import { withErrorPage } from './web/error-page.ts'
import { createApiNotFound } from './web/not-found.ts'
import { redirectToPublicUrl } from './web/public-address.ts'
import { addSecurityHeaders } from './web/security-headers.ts'
import { createSiteValues } from './web/site-values.ts'
import { addWeb } from './web/web.ts'
import { addWebDev } from './web/web-dev.ts'
import { answerCompiler } from './write-answer.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** An answer of 80 KB costs a quarter of the usual quality so, and is as long; pages are compressed beforehand. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
} satisfies FastifyCompressOptions

/** OAuth callbacks of networks are pages whose URLs are under the API's prefix. */
const isOfApi = ({ url, method }: { url: string; method: string }) => {
  const [path = ''] = url.split('?')
  const isPage = method === 'GET' && isCallbackPath(path)
  return /^\/api(\/|$)/.test(path) && !isPage
}

/** `/%zz` is treated as an unknown page, not as a malformed request. */
const escapeStrayPercents = (url: string) => {
  const [path = '', ...search] = url.split('?')
  return [path.replaceAll(/%(?![\da-f]{2})/gi, '%25'), ...search].join('?')
}

/** Hops are counted from this server: the first is the direct peer. */
const toTrust = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

const createServer = (ctx: AppContext): HttpServer => {
  // In tests an undeclared error fails the request.
  const handleError = createErrorHandler({
    isStrict: ctx.config.env === 'test',
    publicUrl: ctx.config.publicUrl,
  })
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app: HttpServer = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    // What a line belongs to is told by the work it is written in.
    childLoggerFactory: (log) => log,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: toTrust(ctx.config.trustProxy),
    routerOptions: { maxParamLength: 1024, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/', method = '' }) =>
      isOfApi({ url, method }) ? url : escapeStrayPercents(url),
    // Malformed URLs of the API get the same error envelope.
    frameworkErrors: handleError,
    clientErrorHandler: refuseMalformed,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(answerCompiler)
  app.setErrorHandler(handleError)
  app.decorateRequest('actor', undefined)
  app.decorateRequest('apiMember', undefined)
  return app
}

export const createHttpApp = async ({
  ctx,
  modules,
  authenticate,
  findMembership,
  assertInReach,
  operators,
  proofs,
  api,
}: {
  ctx: AppContext
  modules: readonly Module[]
  authenticate: Authenticate
  findMembership: FindMembership
  assertInReach: AssertInReach
  operators: Operators
  proofs: Proofs
  api: ApiPort
}): Promise<HttpServer> => {
  configureZod({ localeError: describeIssue })
  const app = createServer(ctx)
  const policy = createContentSecurityPolicy(ctx.config)
  closeIdleWhileStopping(app)
  addRequestScope({ app, ctx })
  addBodyDeadlines(app)
  refuseLeakedTokens({ app, revokeLeaked: api.revokeLeaked })
  acceptJson(app)
  refuseUnstorable(app)
  addRequestLog({ app, ctx })
  await addSecurityHeaders({ app, config: ctx.config, policy })
  await app.register(cookie)
  await app.register(compress, COMPRESSION)
  await addOpenapi({ app, publicUrl: ctx.config.publicUrl })
  const checkRate = createRateLimits(ctx)
  addOperations({ app, ctx, modules })
  addVerificationFiles({ app, ctx })
  const mounted: Route[] = []
  const mount = createMount({
    app,
    ctx,
    authenticate,
    findMembership,
    assertInReach,
    operators,
    proofs,
    checkRate,
    mountV1: createMountV1({
      app,
      ctx,
      port: api,
      findMembership,
      assertInReach,
      checkRate,
      checkApiRate: createApiRates({ ctx, readLimits: api.readLimits }),
    }),
    mounted,
  })
  for (const module of modules) module.routes?.(mount, ctx)
  const rawTools = createRawTools({ app, ctx, authenticate, findMembership, checkRate })
  for (const module of modules) module.rawRoutes?.(rawTools)
  addDocuments({ app, mounted: mounted.filter(({ version }) => !version), checkRate })
  await addSandbox({ app, ctx })
  const addPages = ctx.config.isWebDev ? addWebDev : addWeb
  const answerPage = redirectToPublicUrl({
    publicUrl: ctx.config.publicUrl,
    answer: await addPages({
      app,
      config: ctx.config,
      policy,
      checkRate,
      readValues: createSiteValues({ ctx, modules }),
    }),
  })
  const refuseApi = createApiNotFound(mounted)
  app.setNotFoundHandler((request, reply) =>
    isOfApi(request) ? refuseApi(request, reply) : withErrorPage(answerPage)(request, reply),
  )
  return app
}
