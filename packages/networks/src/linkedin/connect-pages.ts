import type { OAuthConnect, Profile } from '../network-adapter.ts'
import { buildSignInUrl, exchangeCode } from './connect.ts'
import { noPages } from './failures.ts'
import { listOrganizations } from './organizations.ts'
import { readBasicMember } from './profile.ts'
import { BASIC_PROFILE_SCOPE, MEMBER_SCOPE, pageScopesOf } from './tokens.ts'

/** Pages of companies. LinkedIn does not let Community Management be mixed with the products for members. */
export const connectPages: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,
  hasOwnApp: true,

  begin: (input) =>
    buildSignInUrl(input, [...new Set([...pageScopesOf(input.ctx), ...(input.moreScopes ?? [])])]),

  async finish(input) {
    const { ctx } = input
    const result = await exchangeCode(input)
    if (result.kind === 'failed') return result
    const { tokens } = result
    const pages = await listOrganizations({ ctx, tokens })
    if (pages.kind === 'failed') return pages
    const profiles: Profile[] = [...pages.data]
    const isMemberAsked = [BASIC_PROFILE_SCOPE, MEMBER_SCOPE].every((scope) =>
      tokens.scopes.includes(scope),
    )
    if (isMemberAsked) {
      const member = await readBasicMember({ ctx, accessToken: tokens.accessToken })
      if (member.kind === 'failed') return member
      profiles.push(member.profile)
    }
    return profiles.length > 0
      ? { kind: 'granted', grants: profiles.map((profile) => ({ profile, tokens })) }
      : { kind: 'failed', failure: noPages }
  },
}
