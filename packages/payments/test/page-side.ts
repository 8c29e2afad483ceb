import { createPaymentHost } from '@kadr/sandbox/payments/host'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import type { Checkout } from '../src/provider.ts'
import type { ProviderSide, SideInput } from './provider-side.ts'

const press = async (checkout: Checkout, decision: string, card = 'good') => {
  if (checkout.kind !== 'redirect') throw new Error('not a page')
  const page = await fetch(checkout.url)
  if (!page.ok || !(await page.text()).includes('Оплатить')) throw new Error('no page to pay on')
  const body = new URLSearchParams({ decision, card })
  await fetch(checkout.url, { method: 'POST', body, redirect: 'manual' })
}

export const createPageSide = ({
  id,
  origin,
  webhookUrl,
  clock,
  onFailure,
}: SideInput): ProviderSide & {
  host: ReturnType<typeof createPaymentHost>
} => {
  const host = createPaymentHost({
    baseUrl: `${origin}/sandbox/pay`,
    clock,
    fetch,
    webhookUrlOf: () => webhookUrl,
    log: { error: onFailure },
  })
  return {
    host,
    settings: SANDBOX_SHOPS[id] ?? {},
    endpoints: listPaymentEndpoints(`${origin}/sandbox/pay`)[id] ?? {},
    listener: host.listener,
    pay: (checkout, { isSilent, card } = {}) =>
      press(checkout, isSilent ? 'pay-silently' : 'pay', card),
    decline: (checkout) => press(checkout, 'decline'),
    setRecurring: (isOn) => host.findFake(id)?.setRecurring?.(isOn),
    dispute: (input) => host.findFake(id)?.dispute?.(input),
    breakReply: () =>
      host.setFault({ network: id, method: 'POST', kind: 'server-error-after', times: 1 }),
    requests: () => host.requests(id),
    deliver: () => host.notifier.deliver(),
    receive: async () => {},
    close: () => host.close(),
  }
}
