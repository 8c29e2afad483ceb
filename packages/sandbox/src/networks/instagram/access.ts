import { textAt } from '../_shared/fields.ts'
import type { AccessGrant, Grants } from '../_shared/grants.ts'
import { graphScopeError, graphTokenError } from '../_shared/graph-replies.ts'
import type { FakeReply, FakeRequest } from '../fake-network.ts'

/** Tokens of the four kinds Meta gives out here. */
export type InstagramGrants = {
  short: Grants
  long: Grants
  /** Of a person on Facebook: lead to pages. */
  facebook: Grants
  /** Of a page: no end, act for the account linked to it. */
  pages: Grants
}

export type Allowed = (input: {
  request: FakeRequest
  accountId: string
}) => FakeReply | Promise<FakeReply>

export const tokenOf = ({ query, fields }: FakeRequest): string =>
  query.get('access_token') ?? textAt(fields, 'access_token') ?? ''

/** Runs `handle` for the owner of a token that has the scope under either of its names. */
export const allowBy =
  (grants: Grants) =>
  (scopes: readonly string[], handle: Allowed) =>
  (request: FakeRequest): FakeReply | Promise<FakeReply> => {
    const grant: AccessGrant | 'unknown' | 'expired' | 'revoked' = grants.checkAccess(
      tokenOf(request),
    )
    if (typeof grant === 'string') return graphTokenError(grant)
    if (!scopes.some((scope) => grant.scopes.includes(scope))) {
      return graphScopeError(scopes[0] ?? '')
    }
    return handle({ request, accountId: grant.accountId })
  }
