import * as z from 'zod/mini'
import { idText } from './id-text.ts'

export const graphId = z.object({ id: idText })

/**
 * Threads reports the state in `status`; Instagram in `status_code`, with the reason in `status`.
 */
export const graphContainer = z.pipe(
  z.object({
    status: z.optional(z.string()),
    status_code: z.optional(z.string()),
    error_message: z.optional(z.nullable(z.string())),
  }),
  z.transform(({ status, status_code, error_message }) => ({
    state: status_code ?? status ?? 'IN_PROGRESS',
    reason: error_message ?? (status_code ? status : undefined) ?? '',
  })),
)

export const graphMedia = z.object({
  id: idText,
  text: z.optional(z.string()),
  caption: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  permalink: z.optional(z.string()),
  replied_to: z.optional(z.object({ id: idText })),
})
export type GraphMedia = z.infer<typeof graphMedia>

export const graphMediaList = z.object({ data: z.array(graphMedia) })

export const graphToken = z.object({
  access_token: z.string(),
  expires_in: z.optional(z.number()),
})

export const graphTokenInfo = z.object({
  data: z.object({
    app_id: z.optional(idText),
    user_id: z.optional(idText),
    is_valid: z.optional(z.boolean()),
    scopes: z.optional(z.array(z.string())),
    expires_at: z.optional(z.number()),
  }),
})

export const graphRemoved = z.object({ success: z.optional(z.boolean()) })
