import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

/** `ok` means success, whatever the HTTP status. */
export const envelope = z.object({ error: z.object({ code: z.string() }) })

export const userInfo = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string(),
      display_name: z.optional(z.string()),
      avatar_url: z.optional(z.string()),
      username: z.optional(z.string()),
    }),
  }),
})

export const creatorInfo = z.object({
  data: z.object({
    creator_username: z.optional(z.string()),
    privacy_level_options: z._default(z.array(z.string()), []),
    comment_disabled: z._default(z.boolean(), false),
    duet_disabled: z._default(z.boolean(), false),
    stitch_disabled: z._default(z.boolean(), false),
    max_video_post_duration_sec: z.optional(z.number()),
  }),
})
export type CreatorInfo = z.infer<typeof creatorInfo>['data']

export const uploadStarted = z.object({
  data: z.object({ publish_id: z.string(), upload_url: z.string() }),
})

export const publishStarted = z.object({ data: z.object({ publish_id: z.string() }) })

/** `publicaly_available_post_id` is TikTok's spelling. */
export const publishStatus = z.object({
  data: z.object({
    status: z.string(),
    fail_reason: z.optional(z.string()),
    publicaly_available_post_id: z.optional(z.array(idText)),
    uploaded_bytes: z.optional(z.number()),
  }),
})
export type PublishStatus = z.infer<typeof publishStatus>['data']

export const userCounts = z.object({ data: z.object({ user: z.looseObject({}) }) })
export const videoCounts = z.object({
  data: z.object({ videos: z._default(z.array(z.looseObject({ id: idText })), []) }),
})
export const videoPage = z.object({
  data: z.object({
    videos: z._default(
      z.array(
        z.object({
          id: idText,
          create_time: z.number(),
          cover_image_url: z.optional(z.string()),
          share_url: z.optional(z.string()),
          video_description: z.optional(z.string()),
          duration: z.optional(z.number()),
        }),
      ),
      [],
    ),
    cursor: z.optional(z.number()),
    has_more: z._default(z.boolean(), false),
  }),
})
