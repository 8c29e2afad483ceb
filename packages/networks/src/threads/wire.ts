import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

export const threadsShortToken = z.object({ access_token: z.string(), user_id: idText })

export const threadsProfile = z.object({
  id: idText,
  username: z.optional(z.string()),
  name: z.optional(z.string()),
  threads_profile_picture_url: z.optional(z.string()),
})
export type ThreadsProfile = z.infer<typeof threadsProfile>
