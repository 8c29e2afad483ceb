import { type HttpClient, type HttpRequest, parseJson } from '@kadr/kit/http-client'
import type { Account, NetworkAdapter, NetworkContext } from '../src/network-adapter.ts'

/** An answer as recorded; the first route that fits a call answers it. */
export type Route = {
  method?: HttpRequest['method']
  path: RegExp
  /** Narrows by the whole call. */
  when?(request: HttpRequest): boolean
  status?: number
  headers?: Readonly<Record<string, string>>
  /** A text is sent as it is. */
  body?: unknown
  isSilent?: true
}

export const NOW = new Date('2026-11-15T09:00:00.000Z')

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body ?? {}))

/** A network by recorded answers: every call has to be expected. */
export function createScript(adapter: NetworkAdapter, routes: readonly Route[]) {
  const calls: HttpRequest[] = []
  const http: HttpClient = async (request) => {
    calls.push(request)
    const { pathname } = new URL(request.url)
    const route = routes.find(
      ({ method, path, when }) =>
        (!method || method === request.method) && path.test(pathname) && (when?.(request) ?? true),
    )
    if (!route) throw new Error(`Nobody expected ${request.method} ${request.url}`)
    if (route.isSilent) return { kind: 'silent', reason: 'timeout' }
    const headers = new Headers(route.headers)
    const text = textOf(route.body)
    const body = /^\s*[[{]/.test(text) ? parseJson(text) : text
    return { kind: 'replied', reply: { status: route.status ?? 200, headers, body } }
  }
  const ctx: NetworkContext = {
    http,
    endpoints: adapter.endpoints,
    app: { clientId: 'kadr-app', clientSecret: '77:kadr-app-secret' },
    clock: { now: () => NOW },
  }
  return { ctx, calls }
}

export const createAccount = (
  given: Partial<Account['profile']>,
  scopes: readonly string[] = [],
): Account => ({
  profile: {
    externalId: '1',
    title: 'Полдень',
    handle: '@polden',
    avatarUrl: null,
    profileUrl: null,
    details: {},
    ...given,
  },
  tokens: {
    accessToken: 'token',
    refreshToken: null,
    accessExpiresAt: null,
    refreshExpiresAt: null,
    scopes,
  },
})

/** What a call carries, wherever it is carried. */
export const sentBy = ({ json, form, query }: HttpRequest): string =>
  JSON.stringify({ json, form, query })
