import { PaymentProviderError } from '../failure.ts'
import { notifications, type Shop } from './shop.ts'
import { callStripe, webhookEndpoints } from './wire.ts'

const listEndpoints = async (shop: Shop) => {
  const { data } = await callStripe(shop, {
    method: 'GET',
    path: '/webhook_endpoints',
    schema: webhookEndpoints,
    fields: { limit: 100 },
  })
  return data
}

/** Russian: what is wrong with the address of notifications in Stripe's cabinet. */
export const findWebhookProblem = async (shop: Shop): Promise<string | undefined> => {
  const { webhookUrl } = shop.ctx
  try {
    const endpoint = (await listEndpoints(shop)).find(({ url }) => url === webhookUrl)
    if (!endpoint) {
      return `В Stripe нет адреса уведомлений ${webhookUrl}. Добавьте его: ${notifications.place}.`
    }
    if (endpoint.status !== 'enabled') {
      return `В Stripe выключен адрес уведомлений ${webhookUrl}. Включите его: ${notifications.place}.`
    }
    const enabled = new Set(endpoint.enabled_events)
    const missing = enabled.has('*')
      ? []
      : notifications.events.filter((event) => !enabled.has(event))
    return missing.length > 0
      ? `В Stripe не включены события ${missing.join(', ')}. Включите их: ${notifications.place}.`
      : undefined
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.code === 'unreachable') throw error
    return `Ключу Stripe не видно адресов уведомлений. Проверьте сами: ${notifications.place}.`
  }
}
