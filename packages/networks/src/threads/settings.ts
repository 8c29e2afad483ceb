import * as z from 'zod/mini'

export const threadsSettings = z.object({
  replyControl: z._default(
    z.enum([
      'everyone',
      'accounts_you_follow',
      'mentioned_only',
      'parent_post_author_only',
      'followers_only',
    ]),
    'everyone',
  ),
  topicTag: z._default(z.string().check(z.maxLength(50), z.regex(/^[^.&]*$/)), ''),
  /** Following posts of the chain, in order. */
  chain: z._default(z.array(z.string().check(z.minLength(1))), []),
})
