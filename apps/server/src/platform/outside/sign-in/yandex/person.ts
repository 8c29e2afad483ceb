import { z } from 'zod'
import { looseText } from '../ask-provider.ts'
import type { OauthPerson } from '../oauth-client.ts'

export const personAnswer = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  client_id: z.string(),
  login: looseText,
  first_name: looseText,
  last_name: looseText,
  display_name: looseText,
  default_avatar_id: z
    .string()
    .regex(/^[\w/-]+$/)
    .optional()
    .catch(undefined),
  is_avatar_empty: z.boolean().optional().catch(undefined),
})

/**
 * The number of the person and not `psuid`, which changes with the application: people would lose their profiles when
 * the installation registers another one.
 */
export const readPerson = ({
  person,
  pictureUrl,
}: {
  person: z.infer<typeof personAnswer>
  pictureUrl: string
}): OauthPerson => ({
  subject: person.id,
  name: person.login || person.display_name,
  firstName: person.first_name || person.display_name,
  lastName: person.last_name,
  photoUrl:
    person.default_avatar_id && !person.is_avatar_empty
      ? `${pictureUrl}/get-yapic/${person.default_avatar_id}/islands-200`
      : undefined,
})
