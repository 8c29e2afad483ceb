import type { HttpRequest } from '@kadr/kit/http-client'

/** Requests a network allows, shared by publishing and collecting. */
export type Quota = {
  /** Whose it is: of our application, or of each account. */
  scope: 'app' | 'account'
  windowMs: number
  limit: number
  /** Part of the limit collecting may use; the rest is left to publishing. */
  collectingShare: number
  /** Units one request costs; 1 where all cost the same. */
  costOf?(request: Pick<HttpRequest, 'method' | 'url'>): number
}
