import type { Clock } from '@kadr/kit/clock'
import { createHttpClient } from '@kadr/kit/http-client'
import { type PaymentAdapter, paymentAdapters } from '@kadr/payments'
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

const checkShop = async (doctor: Doctor, adapter: PaymentAdapter): Promise<Finding> => {
  const { config, clock } = doctor
  const shop = config.payments[adapter.id]
  if (!shop) return describeMissing(doctor, adapter)
  const subject = subjectOf(adapter)
  const webhookUrl = `${config.publicUrl}${webhookPathOf(adapter.id)}`
  const ctx = {
    settings: shop.settings,
    endpoints: { ...adapter.endpoints, ...shop.endpoints },
    webhookUrl,
    clock,
    http: createHttpClient({ fetch, guardedFetch: fetch }),
  }
  const check = await adapter.checkShop(ctx)
  if (check.kind === 'unreachable') return finding('error', subject, 'не отвечает.')
  if (check.kind === 'refused') return finding('error', subject, check.reason)
  if (check.warning) return finding('warning', subject, check.warning)
  return adapter.createProvider(ctx).isTest && config.env === 'production'
    ? finding('warning', subject, 'ключи тестового магазина: денег от покупателей не будет.')
    : finding('ok', subject, `ключи приняты. Адрес уведомлений: ${webhookUrl}`)
}

/** Shops by their keys. Stars have none: the bot is checked among the networks. */
export const checkPayments = (doctor: Doctor): Promise<Finding[]> =>
  Promise.all(
    Object.values(paymentAdapters)
      .filter(({ id }) => id !== 'telegram-stars')
      .map((adapter) => checkShop(doctor, adapter)),
  )
