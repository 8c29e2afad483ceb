import * as z from 'zod/mini'

export const vkSettings = z.object({
  /** A story shows one file and no text. */
  format: z._default(z.enum(['post', 'story']), 'post'),
  isSilent: z._default(z.boolean(), false),
  isCommentable: z._default(z.boolean(), true),
  firstComment: z._default(z.string().check(z.maxLength(4096)), ''),
})
