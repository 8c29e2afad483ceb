import { z } from 'zod'
import { looseText } from '../ask-provider.ts'
import type { OauthPerson } from '../oauth-client.ts'

/** Claims of a verified ID token. */
const idClaims = z.object({
  sub: z.string().min(1).max(255),
  email: looseText,
  email_verified: z.boolean().optional().catch(undefined),
  name: looseText,
  given_name: looseText,
  family_name: looseText,
  picture: looseText,
})

export const readPerson = (claims: unknown): OauthPerson => {
  const { sub, name, picture, ...rest } = idClaims.parse(claims)
  return {
    subject: sub,
    email: rest.email_verified ? rest.email : undefined,
    name,
    firstName: rest.given_name ?? name,
    lastName: rest.family_name,
    photoUrl: picture,
  }
}
