import { getEndpoint } from '../_shared/endpoint.ts'
import { finishGraphSignIn, graphSignInUrl } from '../_shared/graph-sign-in.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readOwnProfile } from './profile.ts'
import { INSTAGRAM_SCOPES } from './tokens.ts'
import { type InstagramShortToken, instagramShortToken } from './wire.ts'

/** Sign-in on Instagram itself. */
export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin: ({ ctx, redirectUri, state, moreScopes = [] }) =>
    graphSignInUrl({ ctx, redirectUri, state, scopes: [...INSTAGRAM_SCOPES, ...moreScopes] }),

  finish: ({ ctx, redirectUri, code }) =>
    finishGraphSignIn({
      ctx,
      title: TITLE,
      redirectUri,
      code,
      codeUrl: `${getEndpoint({ ctx, name: 'api' })}/oauth/access_token`,
      schema: instagramShortToken,
      grantType: 'ig_exchange_token',
      readProfile: readOwnProfile,
      readScopes: scopesOf,
    }),
}

const scopesOf = ({ permissions }: InstagramShortToken): readonly string[] =>
  typeof permissions === 'string' ? permissions.split(',') : (permissions ?? INSTAGRAM_SCOPES)
