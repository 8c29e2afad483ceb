import * as z from 'zod/mini'

const digits = z.string().check(z.regex(/^\d+$/))

export const settings = z.object({
  /** Number of the board, not its name. Without one a pin has no place. */
  boardId: z._default(z.nullable(digits), null),
  sectionId: z._default(z.nullable(digits), null),
  title: z._default(z.string().check(z.maxLength(100)), ''),
  link: z._default(z.string().check(z.maxLength(2048)), ''),
  /** Which moment of a video is its cover. */
  coverSeconds: z._default(z.int().check(z.minimum(0)), 0),
})
