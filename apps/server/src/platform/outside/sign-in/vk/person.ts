import { z } from 'zod'
import { looseText } from '../ask-provider.ts'
import type { OauthPerson } from '../oauth-client.ts'

/** Of `user_info`: what the scope allows, and the number of the person always. */
export const personAnswer = z.object({
  user: z.object({
    user_id: z.union([z.string().regex(/^\d{1,20}$/), z.int().positive()]),
    first_name: looseText,
    last_name: looseText,
    avatar: looseText,
  }),
})

/** An address is neither asked for nor taken: nothing says that it was confirmed. */
export const readPerson = ({ user }: z.infer<typeof personAnswer>): OauthPerson => ({
  subject: String(user.user_id),
  name: [user.first_name, user.last_name].filter(Boolean).join(' '),
  firstName: user.first_name,
  lastName: user.last_name,
  photoUrl: user.avatar,
})
