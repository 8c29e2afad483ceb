import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.d.mts'

export type { components, paths } from './schema.d.mts'

/** What a failure is told by: `code` is stable. */
export type KadrProblem = components['schemas']['Problem']

export type KadrOptions = {
  /** `kadr_live_…`, of «Интеграции → Ключи». */
  key: string
  /** Where Kadr runs: `https://kadr.example`. */
  address: string
  /** Replaces the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>
}

/** Calls of the public API, typed by its document: `client.GET('/posts', { params: { query: { limit: 10 } } })`. */
export const createKadrClient = ({ key, address, fetch }: KadrOptions): Client<paths> =>
  createFetchClient<paths>({
    baseUrl: new URL('/api/v1', address).href,
    headers: { authorization: `Bearer ${key}` },
    ...(fetch && { fetch }),
  })
