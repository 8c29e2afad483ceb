import type { RequestListener } from 'node:http'
import type { OauthProvider } from '@kadr/contract/identity/users'
import { PAYMENT_PROVIDERS } from '@kadr/payments'
import { createGoogleSandbox } from '@kadr/sandbox/google'
import { createMailSandbox } from '@kadr/sandbox/mail/create-mail-sandbox'
import { fakes } from '@kadr/sandbox/networks/all-fakes'
import { openDiskMemory } from '@kadr/sandbox/networks/disk-memory'
import { createNetworkHost } from '@kadr/sandbox/networks/host'
import type { Memory } from '@kadr/sandbox/networks/memory'
import { createPaymentHost, type PaymentHost } from '@kadr/sandbox/payments/host'
import { playStock } from '@kadr/sandbox/played-stock'
import { createShowcase } from '@kadr/sandbox/showcase'
import { createSignInHost } from '@kadr/sandbox/sign-in'
import { createSiteSandbox } from '@kadr/sandbox/site'
import { createWebhookSandbox } from '@kadr/sandbox/webhooks'
import { webhookPathOf } from '../../config/payments.ts'
import {
  findPlayedSignIn,
  loopbackUrl,
  SANDBOX_GOOGLE_PATH,
  SANDBOX_ID_PATH,
  SANDBOX_MAIL_PATH,
  SANDBOX_NETWORKS_PATH,
  SANDBOX_PAYMENTS_PATH,
  SANDBOX_SITE_PATH,
  SANDBOX_WEBHOOKS_PATH,
  sandboxNetworkUrls,
  sandboxPaymentUrls,
} from '../../config/sandbox-credentials.ts'
import { returnUrlOf } from '../../config/sign-in.ts'
import { SANDBOX_STOCK_PATH } from '../../config/stock.ts'
import type { AppContext } from '../../context.ts'
import { openSandboxMailbox } from '../outside/mailer/create-mailer.ts'
import type { HttpServer } from './fastify-types.ts'

type SandboxPart = { paths: readonly string[]; listen: RequestListener }
type Stage = { app: HttpServer; ctx: AppContext; memory: Memory }

/** Polling interval for repeated and delayed notifications. */
const TICK_MS = 1000

/** The fake networks under one path, and the page that shows their traffic. */
const createNetworks = ({
  app,
  ctx,
  memory,
  payments,
}: Stage & { payments: PaymentHost }): SandboxPart[] => {
  const { browserUrl, serverUrl } = sandboxNetworkUrls(ctx.config)
  const host = createNetworkHost({
    fakes: Object.values(fakes),
    baseUrl: browserUrl,
    serverUrl,
    memory,
    clock: ctx.clock,
    hasHistory: true,
    hasStrangers: true,
    fetch,
    log: ctx.log,
  })
  app.addHook('preClose', async () => host.close())
  const showcase = createShowcase({
    host,
    payments,
    publicUrl: ctx.config.publicUrl,
    log: ctx.log,
  })
  return [
    { paths: [`${SANDBOX_NETWORKS_PATH}/*`], listen: host.listener },
    { paths: ['/sandbox', '/sandbox/*'], listen: showcase },
  ]
}

/** The fake payment providers; their webhooks go to this process. */
const openPayments = ({ app, ctx, memory }: Stage): PaymentHost => {
  const { browserUrl, serverUrl } = sandboxPaymentUrls(ctx.config)
  const host = createPaymentHost({
    baseUrl: browserUrl,
    serverUrl,
    memory,
    clock: ctx.clock,
    fetch,
    log: ctx.log,
    tickMs: TICK_MS,
    webhookUrlOf: (provider) => {
      const id = PAYMENT_PROVIDERS.find((known) => known === provider)
      return id ? `${loopbackUrl(ctx.config)}${webhookPathOf(id)}` : ''
    },
  })
  app.addHook('preClose', async () => host.close())
  return host
}

const createGoogle = (ctx: AppContext): SandboxPart[] => {
  const { config, log } = ctx
  const google = findPlayedSignIn({ config, provider: 'google' })
  if (!google) return []
  const { clientId, clientSecret, pageUrl: issuer } = google
  const redirectUris = [returnUrlOf({ publicUrl: config.publicUrl, provider: 'google' })]
  const listen = createGoogleSandbox({ issuer, clientId, clientSecret, redirectUris, log })
  return [{ paths: [`${SANDBOX_GOOGLE_PATH}/*`], listen }]
}

/** Sign-in pages without discovery; one with real keys is not asked. */
const createSignIns = ({ app, ctx, memory }: Stage): SandboxPart => {
  const { config, clock, log } = ctx
  const { publicUrl } = config
  const applicationOf = (provider: OauthProvider) => ({
    clientId: findPlayedSignIn({ config, provider })?.clientId ?? '',
    clientSecret: findPlayedSignIn({ config, provider })?.clientSecret ?? '',
    redirectUris: [returnUrlOf({ publicUrl, provider })],
  })
  const host = createSignInHost({
    baseUrl: `${publicUrl}${SANDBOX_ID_PATH}`,
    serverUrl: `${loopbackUrl(config)}${SANDBOX_ID_PATH}`,
    memory,
    clock,
    fetch,
    log,
    vkId: applicationOf('vk'),
    yandexId: applicationOf('yandex'),
  })
  app.addHook('preClose', async () => host.close())
  return { paths: [`${SANDBOX_ID_PATH}/*`], listen: host.listener }
}

/** The mailbox of letters kept in the sandbox. */
const createMail = ({ config }: AppContext): SandboxPart[] => {
  const listen = createMailSandbox({ mailbox: openSandboxMailbox(config) })
  return [{ paths: [SANDBOX_MAIL_PATH, `${SANDBOX_MAIL_PATH}/*`], listen }]
}

/** The site of a shop and shared sheets, for whoever reads sites. */
const createSite = (memory: Memory): SandboxPart => ({
  paths: [SANDBOX_SITE_PATH, `${SANDBOX_SITE_PATH}/*`],
  listen: createSiteSandbox({ mount: SANDBOX_SITE_PATH, memory }),
})

/** Libraries of photos and videos, for keys of the sandbox. */
const createStock = ({ media: { tempDir, path } }: AppContext): SandboxPart => ({
  paths: [`${SANDBOX_STOCK_PATH}/*`],
  listen: playStock({ mount: SANDBOX_STOCK_PATH, tempDir, path }).listener,
})

/** Programs of others that are told what happens. */
const createReceivers = ({ ctx: { clock, config, log }, memory }: Stage): SandboxPart => ({
  paths: [SANDBOX_WEBHOOKS_PATH, `${SANDBOX_WEBHOOKS_PATH}/*`],
  listen: createWebhookSandbox({ memory, clock, publicUrl: config.publicUrl, log }),
})

/** Fakes of external services, each with its own body parser. Not mounted outside the sandbox. */
export const addSandbox = async ({
  app,
  ctx,
}: {
  app: HttpServer
  ctx: AppContext
}): Promise<void> => {
  if (!ctx.config.isSandbox) return
  const memory = openDiskMemory({ folder: ctx.config.dataDir, log: ctx.log })
  const stage = { app, ctx, memory }
  const payments = openPayments(stage)
  const parts = [
    ...createGoogle(ctx),
    createSignIns(stage),
    ...createMail(ctx),
    createSite(memory),
    createStock(ctx),
    createReceivers(stage),
    { paths: [`${SANDBOX_PAYMENTS_PATH}/*`], listen: payments.listener },
    ...createNetworks({ ...stage, payments }),
  ]
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
