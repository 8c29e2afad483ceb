import { z } from 'zod'
import { areKeysRefused, askProvider, challengeOf } from '../ask-provider.ts'
import { type CreateOauthClient, IMPOSSIBLE_CODE } from '../oauth-client.ts'
import { personAnswer, readPerson } from './person.ts'

const SCOPE = 'login:info login:avatar'

const tokenAnswer = z.object({ access_token: z.string().min(1) })

/** OAuth 2.0 with PKCE and a secret, without discovery. */
export const createYandexClient: CreateOauthClient = ({ settings, redirectUri }) => {
  const { clientId, clientSecret, pageUrl, serverUrl, personUrl, pictureUrl } = settings

  const exchange = (form: { code: string; code_verifier: string }) =>
    askProvider({
      method: 'POST',
      url: `${serverUrl}/token`,
      form: {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        ...form,
      },
      schema: tokenAnswer,
    })

  return {
    async begin({ state, codeVerifier }) {
      const page = new URL(`${pageUrl}/authorize`)
      page.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        code_challenge: challengeOf(codeVerifier),
        code_challenge_method: 'S256',
      }).toString()
      return page
    },
    async finish({ code, codeVerifier }) {
      const token = await exchange({ code, code_verifier: codeVerifier })
      const person = await askProvider({
        method: 'GET',
        url: `${personUrl}/info`,
        query: { format: 'json' },
        headers: { authorization: `OAuth ${token.access_token}` },
        schema: personAnswer,
      })
      // A token given to another application proves nothing to ours.
      if (person.client_id !== clientId) throw new Error('a token of another application')
      return readPerson({ person, pictureUrl })
    },
    /** The keys are checked before the code. */
    async checkKeys() {
      const refused = await areKeysRefused(
        exchange({ code: IMPOSSIBLE_CODE, code_verifier: IMPOSSIBLE_CODE.padEnd(43, '-') }),
      )
      return refused ? 'refused' : 'accepted'
    },
  }
}
