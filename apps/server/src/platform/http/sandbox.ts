import type { RequestListener } from 'node:http'
import { PAYMENT_PROVIDERS } from '@kadr/payments'
import { createGoogleSandbox } from '@kadr/sandbox/google'
import { createMailSandbox } from '@kadr/sandbox/mail/create-mail-sandbox'
import { fakes } from '@kadr/sandbox/networks/all-fakes'
import { openDiskMemory } from '@kadr/sandbox/networks/disk-memory'
import { createNetworkHost } from '@kadr/sandbox/networks/host'
import type { Memory } from '@kadr/sandbox/networks/memory'
import { createPaymentHost, type PaymentHost } from '@kadr/sandbox/payments/host'
import { createShowcase } from '@kadr/sandbox/showcase'
import { webhookPathOf } from '../../config/payments.ts'
import {
  isSandboxGoogle,
  loopbackUrl,
  SANDBOX_GOOGLE_PATH,
  SANDBOX_MAIL_PATH,
  SANDBOX_NETWORKS_PATH,
  SANDBOX_PAYMENTS_PATH,
  sandboxNetworkUrls,
  sandboxPaymentUrls,
} from '../../config/sandbox-credentials.ts'
import type { AppContext } from '../../context.ts'
import { openSandboxMailbox } from '../mailer/create-mailer.ts'
import type { HttpServer } from './fastify-types.ts'

type Part = { paths: readonly string[]; listen: RequestListener }
type Stage = { app: HttpServer; ctx: AppContext; memory: Memory }

/** How often repeated and late notifications are looked for. */
const TICK_MS = 1000

/** The fake networks under one path, and the page that shows their traffic. */
const createNetworks = ({
  app,
  ctx,
  memory,
  payments,
}: Stage & { payments: PaymentHost }): Part[] => {
  const { browserUrl, serverUrl } = sandboxNetworkUrls(ctx.config)
  const host = createNetworkHost({
    fakes: Object.values(fakes),
    baseUrl: browserUrl,
    serverUrl,
    memory,
    clock: ctx.clock,
    hasHistory: true,
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

/** The fake payment providers; their notifications come to this process. */
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

const createGoogle = (ctx: AppContext): Part[] => {
  const { google, publicUrl } = ctx.config
  if (!google || !isSandboxGoogle(ctx.config)) return []
  const redirectUris = [`${publicUrl}/login/google`]
  const listen = createGoogleSandbox({ ...google, redirectUris, log: ctx.log })
  return [{ paths: [`${SANDBOX_GOOGLE_PATH}/*`], listen }]
}

/** Letters that were not sent outside. */
const createMail = ({ config }: AppContext): Part[] => {
  const listen = createMailSandbox({ mailbox: openSandboxMailbox(config) })
  return [{ paths: [SANDBOX_MAIL_PATH, `${SANDBOX_MAIL_PATH}/*`], listen }]
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
  const memory = openDiskMemory({ folder: ctx.config.dataDir, log: ctx.log })
  const stage = { app, ctx, memory }
  const payments = openPayments(stage)
  const parts = [
    ...createGoogle(ctx),
    ...createMail(ctx),
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
