import type { Clock } from '@kadr/kit/clock'
import { createHttpClient } from '@kadr/kit/http-client'
import { PAYMENT_PROVIDERS, type PaymentProvider, paymentAdapters } from '@kadr/payments'
import type { Config } from '../../../config/config.ts'
import type { Secrets } from '../../../config/secrets.ts'
import type { Tracer } from '../../telemetry/tracing/span.ts'
import { traceCalls } from '../../telemetry/tracing/trace-calls.ts'
import { noTracer } from '../../telemetry/tracing/tracer.ts'
import { findShopAccess } from './shop-access.ts'

/** The configured shops; in the sandbox, fakes of the others. */
export const createPaymentProviders = ({
  config,
  secrets,
  clock,
  tracer = noTracer,
}: {
  config: Config
  secrets: Secrets
  clock: Clock
  tracer?: Tracer
}): PaymentProvider[] => {
  // All URLs are ours or the providers': none comes from a user.
  const http = traceCalls({ http: createHttpClient({ fetch, guardedFetch: fetch }), tracer })
  return PAYMENT_PROVIDERS.flatMap((id) => {
    const access = findShopAccess({ config, secrets, id })
    return access ? [paymentAdapters[id].createProvider({ ...access, http, clock })] : []
  })
}
