import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

export const botError = z.object({
  ok: z.literal(false),
  error_code: z.optional(z.number()),
  description: z._default(z.string(), ''),
  parameters: z.optional(
    z.object({ retry_after: z.optional(z.number()), migrate_to_chat_id: z.optional(idText) }),
  ),
})
export type BotError = z.infer<typeof botError>

export const botResult = <T>(result: z.ZodMiniType<T>) =>
  z.pipe(
    z.object({ ok: z.literal(true), result }),
    z.transform((reply) => reply.result as T),
  )

export const telegramChat = z.object({
  id: idText,
  type: z.string(),
  title: z.optional(z.string()),
  username: z.optional(z.string()),
})
export type TelegramChat = z.infer<typeof telegramChat>

/** Administrator rights are `can_…` flags next to the status. */
export const chatMember = z.pipe(
  z.looseObject({ status: z.string() }),
  z.transform(({ status, ...rest }) => ({
    status,
    rights: Object.entries(rest)
      .filter(([name, value]) => name.startsWith('can_') && value === true)
      .map(([name]) => name),
  })),
)
export type ChatMember = z.infer<typeof chatMember>

export const telegramMessage = z.object({ message_id: z.number(), chat: telegramChat })
export type TelegramMessage = z.infer<typeof telegramMessage>

export const telegramMessages = z.array(telegramMessage).check(z.minLength(1))
export const isDone = z.boolean()

/** The switches of BotFather are told in `getMe` only, by servers new enough to know them. */
export const botUser = z.object({
  username: z.optional(z.string()),
  has_main_web_app: z.optional(z.boolean()),
  supports_inline_queries: z.optional(z.boolean()),
  can_join_groups: z.optional(z.boolean()),
})
export type BotUser = z.infer<typeof botUser>
export const webhookInfo = z.object({
  url: z.string(),
  last_error_message: z.optional(z.string()),
})

export const memberCount = z.number()
