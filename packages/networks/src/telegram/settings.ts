import * as z from 'zod/mini'
import { coverId } from '../_shared/shared-settings.ts'

export const telegramSettings = z.object({
  isSilent: z._default(z.boolean(), false),
  isPinned: z._default(z.boolean(), false),
  hasLinkPreview: z._default(z.boolean(), true),
  /** `html` supports the few tags Telegram accepts. */
  format: z._default(z.enum(['plain', 'html']), 'plain'),
  /** One button per row, each opening a URL. */
  buttons: z._default(
    z
      .array(z.object({ text: z.string().check(z.minLength(1), z.maxLength(64)), url: z.url() }))
      .check(z.maxLength(10)),
    [],
  ),
  /** Shown before a video is played. */
  coverId,
  /** Following messages, each replying to the previous one. */
  chain: z._default(z.array(z.string().check(z.minLength(1))), []),
})
export type TelegramSettings = z.infer<typeof telegramSettings>
