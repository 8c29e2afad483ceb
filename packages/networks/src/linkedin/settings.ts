import * as z from 'zod/mini'
import { coverId, linkCard } from '../_shared/shared-settings.ts'

export const settings = z.object({
  visibility: z._default(z.enum(['PUBLIC', 'CONNECTIONS']), 'PUBLIC'),
  isReshareDisabled: z._default(z.boolean(), false),
  /** Pictures become pages of a PDF. */
  isDocument: z._default(z.boolean(), false),
  /** Empty: the first line of the text. */
  documentTitle: z._default(z.string().check(z.maxLength(100)), ''),
  /** Shown under a post without media: LinkedIn does not fetch the page. */
  linkCard,
  /** Picture of the link card. */
  coverId,
  firstComment: z._default(z.string().check(z.maxLength(1250)), ''),
})
