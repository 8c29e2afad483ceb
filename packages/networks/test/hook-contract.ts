import { createHmac } from 'node:crypto'
import type { HookRequest, Hooks } from '../src/conversations.ts'
import type { NetworkAdapter } from '../src/network-adapter.ts'
import { createScript } from './scripted-http.ts'

export const HOOK_APPS = [
  { clientId: 'own', clientSecret: 'secret-of-instagram' },
  { clientId: 'parent', clientSecret: 'secret-of-facebook' },
]

export const hooksOf = ({ conversations }: NetworkAdapter): Hooks => {
  if (!conversations?.hooks) throw new Error('No webhook')
  return conversations.hooks
}

export const hmac = (secret: string, ...parts: readonly (string | Uint8Array)[]) => {
  const digest = createHmac('sha256', secret)
  for (const part of parts) digest.update(part)
  return digest.digest('hex')
}

export const createHook = (
  adapter: NetworkAdapter,
  given: Partial<HookRequest> & { body?: string } = {},
): HookRequest => {
  const { body = '', ...rest } = given
  return {
    ctx: createScript(adapter, []).ctx,
    apps: HOOK_APPS,
    method: 'POST',
    query: {},
    headers: {},
    rawBody: new TextEncoder().encode(body),
    findAccounts: async () => [],
    ...rest,
  }
}
