import { textAt } from '../networks/_shared/fields.ts'
import type { PaymentHost } from '../payments/host.ts'
import { DECLINES, WEBHOOK_FAULTS } from './payment-section.ts'

type Fields = Readonly<Record<string, unknown>>
type Act = (input: { payments: PaymentHost; fields: Fields }) => string

const LATE_MS = 3_600_000

/** Form actions of the payments page. */
const ACTS: Readonly<Record<string, Act>> = {
  'pay-fault': ({ payments, fields }) => {
    const provider = textAt(fields, 'provider') ?? ''
    const fault = WEBHOOK_FAULTS.find(({ kind }) => kind === textAt(fields, 'kind'))
    if (fault && payments.findFake(provider)) {
      payments.notifier.setFault({ provider, kind: fault.kind, times: 1, delayMs: LATE_MS })
    }
    return 'notifications'
  },
  'pay-calm': ({ payments }) => {
    payments.notifier.clearFaults()
    return 'notifications'
  },
  'pay-decline': ({ payments, fields }) => {
    const fake = payments.findFake(textAt(fields, 'provider') ?? '')
    const methodId = textAt(fields, 'method') ?? ''
    const choice = DECLINES.find(({ value }) => value === (textAt(fields, 'decline') ?? ''))
    if (choice && fake?.methods().some(({ id }) => id === methodId)) {
      fake.setDecline({ methodId, decline: choice.value || null })
    }
    return 'cards'
  },
}

/** Runs a form action about payments and returns the redirect; undefined for any other form. */
export const runPaymentAction = (input: {
  payments: PaymentHost
  name: string
  fields: Fields
}): string | undefined => {
  const anchor = ACTS[input.name]?.(input)
  return anchor && `?network=payments#${anchor}`
}
