import * as z from 'zod/mini'

export const maxSettings = z.object({
  isSilent: z._default(z.boolean(), false),
  isPinned: z._default(z.boolean(), false),
  hasLinkPreview: z._default(z.boolean(), true),
  /** `html` supports the tags MAX accepts. */
  format: z._default(z.enum(['plain', 'html']), 'plain'),
  /** One button per row, each opening a URL. */
  buttons: z._default(
    z
      .array(
        z.object({
          text: z.string().check(z.minLength(1), z.maxLength(128)),
          url: z.url().check(z.maxLength(2048)),
        }),
      )
      .check(z.maxLength(10)),
    [],
  ),
  firstComment: z._default(z.string().check(z.maxLength(4000)), ''),
  /** Following messages, each replying to the previous one. */
  chain: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(4000))), []),
})
export type MaxSettings = z.infer<typeof maxSettings>
