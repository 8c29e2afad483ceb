import { getEndpoint } from '../_shared/endpoint.ts'
import { finishGraphSignIn, graphSignInUrl } from '../_shared/graph-sign-in.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readProfile } from './profile.ts'
import { readGrantedScopes, requiredScopes } from './tokens.ts'
import { threadsShortToken } from './wire.ts'

const SCOPES = [
  ...requiredScopes,
  'threads_read_replies',
  'threads_manage_insights',
  'threads_delete',
]

export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin: ({ ctx, redirectUri, state, moreScopes = [] }) =>
    graphSignInUrl({ ctx, redirectUri, state, scopes: [...new Set([...SCOPES, ...moreScopes])] }),

  finish: ({ ctx, redirectUri, code }) =>
    finishGraphSignIn({
      ctx,
      title: TITLE,
      redirectUri,
      code,
      codeUrl: `${getEndpoint({ ctx, name: 'graph' })}/oauth/access_token`,
      schema: threadsShortToken,
      grantType: 'th_exchange_token',
      readProfile,
      readScopes: async (_short, accessToken) =>
        (await readGrantedScopes({ ctx, accessToken })) ?? SCOPES,
    }),
}
