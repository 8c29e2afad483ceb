import { z } from 'zod'
import { areKeysRefused, askProvider, challengeOf } from '../ask-provider.ts'
import { type CreateOauthClient, IMPOSSIBLE_CODE } from '../oauth-client.ts'
import { personAnswer, readPerson } from './person.ts'

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  state: z.string().optional(),
  user_id: z.union([z.string(), z.int()]).optional().catch(undefined),
})

/** OAuth 2.1 with PKCE in place of a secret, without discovery; the code belongs to a device. */
export const createVkClient: CreateOauthClient = ({ settings, redirectUri }) => {
  const { clientId, pageUrl, serverUrl, personUrl } = settings

  const exchange = (form: {
    code: string
    state: string
    code_verifier: string
    device_id: string
  }) =>
    askProvider({
      method: 'POST',
      url: `${serverUrl}/oauth2/auth`,
      form: {
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        ...form,
      },
      schema: tokenAnswer,
    })

  return {
    async begin({ state, codeVerifier }) {
      const page = new URL(`${pageUrl}/authorize`)
      // Without a scope: name and picture only.
      page.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challengeOf(codeVerifier),
        code_challenge_method: 's256',
      }).toString()
      return page
    },
    async finish({ code, state, deviceId, codeVerifier }) {
      if (!deviceId) throw new Error('no device_id in the answer')
      const token = await exchange({
        code,
        state,
        code_verifier: codeVerifier,
        device_id: deviceId,
      })
      if (token.state !== undefined && token.state !== state) throw new Error('another state')
      const answer = await askProvider({
        method: 'POST',
        url: `${personUrl}/oauth2/user_info`,
        form: { client_id: clientId, access_token: token.access_token },
        // Names come in the language that is asked for.
        headers: { 'accept-language': 'ru' },
        schema: personAnswer,
      })
      const person = readPerson(answer)
      if (token.user_id !== undefined && String(token.user_id) !== person.subject) {
        throw new Error('another person')
      }
      return person
    },
    /** Nothing documents whether the application or the code is checked first. */
    async checkKeys() {
      const refused = await areKeysRefused(
        exchange({
          code: IMPOSSIBLE_CODE,
          state: IMPOSSIBLE_CODE,
          code_verifier: IMPOSSIBLE_CODE.padEnd(43, '-'),
          device_id: IMPOSSIBLE_CODE,
        }),
      )
      return refused ? 'refused' : 'unknown'
    },
  }
}
