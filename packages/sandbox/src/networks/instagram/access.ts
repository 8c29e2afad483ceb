import { textAt } from '../_shared/fields.ts'
import type { AccessGrant, Grants } from '../_shared/grants.ts'
import { createGraphScopeError, createGraphTokenError } from '../_shared/graph-replies.ts'
import type { FakeReply, FakeRequest } from '../fake-network.ts'

/** The four kinds of Meta tokens. */
export type InstagramGrants = {
  short: Grants
  long: Grants
  /** User tokens of Facebook: give access to pages. */
  facebook: Grants
  /** Page tokens: do not expire, act for the linked account. */
  pages: Grants
}

export type AllowedHandler = (input: {
  request: FakeRequest
  accountId: string
  scopes: readonly string[]
}) => FakeReply | Promise<FakeReply>

export const tokenOf = ({ query, fields }: FakeRequest): string =>
  query.get('access_token') ?? textAt(fields, 'access_token') ?? ''

/** Runs `handle` for the owner of a token that has the scope under either of its names. */
export const createGuard =
  (grants: Grants) =>
  (scopes: readonly string[], handle: AllowedHandler) =>
  (request: FakeRequest): FakeReply | Promise<FakeReply> => {
    const grant: AccessGrant | 'unknown' | 'expired' | 'revoked' = grants.checkAccess(
      tokenOf(request),
    )
    if (typeof grant === 'string') return createGraphTokenError(grant)
    if (!scopes.some((scope) => grant.scopes.includes(scope))) {
      return createGraphScopeError(scopes[0] ?? '')
    }
    return handle({ request, accountId: grant.accountId, scopes: grant.scopes })
  }
