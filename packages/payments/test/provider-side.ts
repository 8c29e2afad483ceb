import type { RequestListener } from 'node:http'
import type { RecordedRequest } from '@kadr/sandbox/networks/host'
import type { DisputeStatus } from '@kadr/sandbox/payments/payment-fake'
import type {
  Checkout,
  PaymentProvider,
  PaymentProviderId,
  WebhookRequest,
} from '../src/provider.ts'

/** A clock that only tests advance. */
export const createTestClock = (start = '2026-11-15T09:00:00.000Z') => {
  let at = new Date(start)
  return {
    now: () => at,
    advance: (seconds: number) => {
      at = new Date(at.getTime() + seconds * 1000)
    },
  }
}
type TestClock = ReturnType<typeof createTestClock>

/** What a buyer and a test do at the provider, whatever it is. */
export type ProviderSide = {
  settings: Readonly<Record<string, string>>
  endpoints: Readonly<Record<string, string>>
  listener: RequestListener
  pay(checkout: Checkout, options?: { isSilent?: boolean; card?: string }): Promise<void>
  decline(checkout: Checkout): Promise<void>
  /** Whether the shop may save methods; nothing happens where every shop may. */
  setRecurring(isOn: boolean): void
  /** Nothing happens where the provider has no disputes. */
  dispute(input: { paymentId: string; status: DisputeStatus }): void
  /** The next write takes effect and is answered with a 5xx. */
  breakReply(): void
  requests(): readonly RecordedRequest[]
  /** Notifications that were due are sent. */
  deliver(): Promise<void>
  /** Called with every notification; Stars answer the query before a payment here. */
  receive(request: WebhookRequest, provider: PaymentProvider): Promise<void>
  close(): void
}

export type SideInput = {
  id: PaymentProviderId
  origin: string
  webhookUrl: string
  clock: TestClock
  /** Called with an error inside a fake. */
  onFailure(detail: object): void
}
