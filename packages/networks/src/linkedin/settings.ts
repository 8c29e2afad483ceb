import * as z from 'zod/mini'

export const settings = z.object({
  visibility: z._default(z.enum(['PUBLIC', 'CONNECTIONS']), 'PUBLIC'),
  isReshareDisabled: z._default(z.boolean(), false),
  firstComment: z._default(z.string().check(z.maxLength(1250)), ''),
})
