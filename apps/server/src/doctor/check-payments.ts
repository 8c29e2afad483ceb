import type { Clock } from '@kadr/kit/clock'
import { createHttpClient } from '@kadr/kit/http-client'
import { type PaymentAdapter, paymentAdapters, type ShopContext } from '@kadr/payments'
import type { Config } from '../config/config.ts'
import { webhookPathOf } from '../config/payments.ts'
import { type Finding, finding } from './finding.ts'

type Doctor = { config: Config; clock: Clock }

const subjectOf = ({ title }: PaymentAdapter) => `Оплата: ${title}`

const describeMissing = ({ config }: Doctor, adapter: PaymentAdapter): Finding =>
  config.isSandbox
    ? finding('info', subjectOf(adapter), 'ключей нет, играет песочница.')
    : finding(
        'warning',
        subjectOf(adapter),
        `ключей нет, платить в ${adapter.currencies.join(', ')} нельзя.`,
      )

/** What has to be set at the provider, where its API can't tell whether it is. */
const describeNotifications = (adapter: PaymentAdapter, webhookUrl: string): Finding => {
  const { place, events } = adapter.notifications
  const text =
    place === null
      ? `адрес уведомлений ${webhookUrl} передаётся с каждым платежом, в кабинете его не задают.`
      : `уведомления задаются в кабинете (${place}): адрес ${webhookUrl}, события ${events.join(', ')}.`
  return finding('info', subjectOf(adapter), text)
}

/** Behind a proxy all requests come from its address: those that are known by the sender's are refused. */
const findProxyProblem = ({ config }: Doctor, adapter: PaymentAdapter): Finding[] => {
  const isBehindProxy = config.publicUrl.startsWith('https:')
  if (!adapter.notifications.isSenderChecked || !isBehindProxy) return []
  if (config.trustProxy !== false) return []
  const text =
    'уведомления узнаются по адресу отправителя, а TRUST_PROXY выключен: за прокси все они будут отклонены. Задайте число прокси или их адреса.'
  return [finding('error', subjectOf(adapter), text)]
}

const checkKeys = async (
  { config, clock }: Doctor,
  adapter: PaymentAdapter,
  { settings, endpoints, webhookUrl }: Pick<ShopContext, 'settings' | 'endpoints' | 'webhookUrl'>,
): Promise<Finding> => {
  const subject = subjectOf(adapter)
  const http = createHttpClient({ fetch, guardedFetch: fetch })
  const ctx = {
    settings,
    endpoints: { ...adapter.endpoints, ...endpoints },
    webhookUrl,
    clock,
    http,
  }
  const check = await adapter.checkShop(ctx)
  if (check.kind === 'unreachable') return finding('error', subject, 'не отвечает.')
  if (check.kind === 'refused') return finding('error', subject, check.reason)
  if (check.warning) return finding('warning', subject, check.warning)
  return adapter.createProvider(ctx).isTest && config.env === 'production'
    ? finding('warning', subject, 'ключи тестового магазина: денег от покупателей не будет.')
    : finding('ok', subject, 'ключи приняты.')
}

const checkShop = async (doctor: Doctor, adapter: PaymentAdapter): Promise<Finding[]> => {
  const shop = doctor.config.payments[adapter.id]
  if (!shop) return [describeMissing(doctor, adapter)]
  const webhookUrl = `${doctor.config.publicUrl}${webhookPathOf(adapter.id)}`
  return [
    await checkKeys(doctor, adapter, { ...shop, webhookUrl }),
    describeNotifications(adapter, webhookUrl),
    ...findProxyProblem(doctor, adapter),
  ]
}

/** Shops by their keys. Stars have none: the bot is checked among the networks. */
export const checkPayments = async (doctor: Doctor): Promise<Finding[]> => {
  const found = await Promise.all(
    Object.values(paymentAdapters)
      .filter(({ id }) => id !== 'telegram-stars')
      .map((adapter) => checkShop(doctor, adapter)),
  )
  return found.flat()
}
