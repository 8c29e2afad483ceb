import * as z from 'zod/mini'

/** Settings of a post that only Telegram has. */
export const telegramSettings = z.object({
  isSilent: z._default(z.boolean(), false),
  isPinned: z._default(z.boolean(), false),
  hasLinkPreview: z._default(z.boolean(), true),
  /** `html` is for texts marked up with the few tags Telegram knows. */
  format: z._default(z.enum(['plain', 'html']), 'plain'),
  /** One under another, each leading to an address. */
  buttons: z._default(
    z
      .array(z.object({ text: z.string().check(z.minLength(1), z.maxLength(64)), url: z.url() }))
      .check(z.maxLength(10)),
    [],
  ),
  /** Next messages, each answering the one before. */
  chain: z._default(z.array(z.string().check(z.minLength(1))), []),
})
export type TelegramSettings = z.infer<typeof telegramSettings>
