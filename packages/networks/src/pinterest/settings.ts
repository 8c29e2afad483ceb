import * as z from 'zod/mini'
import { coverId } from '../_shared/shared-settings.ts'

const digits = z.string().check(z.regex(/^\d+$/))

export const settings = z.object({
  /** Board id, not its name. Required to publish. */
  boardId: z._default(z.nullable(digits), null),
  sectionId: z._default(z.nullable(digits), null),
  title: z._default(z.string().check(z.maxLength(100)), ''),
  link: z._default(z.string().check(z.maxLength(2048)), ''),
  coverId,
  /** Cover frame of a video; zero leaves the choice to the cover. */
  coverSeconds: z._default(z.int().check(z.minimum(0)), 0),
})
