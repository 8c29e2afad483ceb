import { SANDBOX_PUBLIC_KEY } from './bepaid/keys.ts'

/** Settings of each fake's only shop, by the names of the adapters. */
export const SANDBOX_SHOPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  yookassa: {
    shopId: '100500',
    secretKey: 'test_sandbox_secret_key',
    vatCode: '11',
    senders: '127.0.0.0/8,::1',
  },
  bepaid: {
    shopId: '361',
    secretKey: 'sandbox-secret-key',
    publicKey: SANDBOX_PUBLIC_KEY,
    test: 'on',
  },
  stripe: {
    secretKey: 'sk_test_sandbox_secret_key',
    webhookSecret: 'whsec_sandbox_webhook_secret',
  },
  'telegram-stars': { test: 'on' },
}

/** Paths of the endpoints below each fake's base. Stars are part of the fake Telegram. */
const PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  yookassa: { api: '/v3' },
  bepaid: { checkout: '/checkout', gateway: '/gateway' },
  stripe: { api: '' },
}

/** URLs of the fakes by provider and endpoint; all are called by servers. */
export const listPaymentEndpoints = (serverUrl: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(PATHS).map(([id, endpoints]) => [
      id,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, path]) => [name, `${serverUrl}/${id}${path}`]),
      ),
    ]),
  )
