import { type PaymentProviderId, paymentAdapters } from '@kadr/payments'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import type { Config } from '../../../config/config.ts'
import { webhookPathOf } from '../../../config/payments.ts'
import { isLocalBot, loopbackUrl, sandboxPaymentUrls } from '../../../config/sandbox-credentials.ts'
import type { Secrets } from '../../../config/secrets.ts'
import { telegramWebhookSecret } from '../messengers/telegram/call-telegram.ts'

export type ShopAccess = {
  settings: Readonly<Record<string, string>>
  endpoints: Readonly<Record<string, string>>
  webhookUrl: string
  /** Served by our own fake. */
  isSandbox: boolean
}

type Settings = { config: Config; secrets: Secrets }

/** Stars are paid to the bot: its token is the key, and the sandbox's bot accepts no money. */
const findStars = ({ config, secrets }: Settings): ShopAccess | undefined => {
  if (!config.telegram) return undefined
  const isSandbox = isLocalBot(config.telegram)
  return {
    settings: {
      botToken: config.telegram.botToken,
      webhookSecret: telegramWebhookSecret(secrets),
      ...(isSandbox && SANDBOX_SHOPS['telegram-stars']),
    },
    endpoints: { api: config.bot.apiUrl },
    webhookUrl: `${config.publicUrl}${webhookPathOf('telegram-stars')}`,
    isSandbox,
  }
}

/** Settings and endpoints of a shop; undefined when it is not configured. */
export const findShopAccess = ({
  config,
  secrets,
  id,
}: Settings & { id: PaymentProviderId }): ShopAccess | undefined => {
  if (id === 'telegram-stars') return findStars({ config, secrets })
  const { endpoints } = paymentAdapters[id]
  const given = config.payments[id]
  const path = webhookPathOf(id)
  if (given) {
    return {
      settings: given.settings,
      endpoints: { ...endpoints, ...given.endpoints },
      webhookUrl: `${config.publicUrl}${path}`,
      isSandbox: false,
    }
  }
  if (!config.isSandbox) return undefined
  const played = listPaymentEndpoints(sandboxPaymentUrls(config).serverUrl)[id]
  return {
    settings: SANDBOX_SHOPS[id] ?? {},
    endpoints: { ...endpoints, ...played },
    webhookUrl: `${loopbackUrl(config)}${path}`,
    isSandbox: true,
  }
}
