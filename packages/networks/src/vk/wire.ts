import * as z from 'zod/mini'

export const vkProblem = z.object({
  error: z.object({ error_code: z.number(), error_msg: z._default(z.string(), '') }),
})

/** Ids are int64. */
const id = z.pipe(z.union([z.number(), z.string()]), z.transform(String))

const community = z.object({
  id,
  name: z.string(),
  screen_name: z.optional(z.string()),
  photo_200: z.optional(z.string()),
  photo_100: z.optional(z.string()),
  members_count: z.optional(z.number()),
  is_admin: z.optional(z.number()),
  admin_level: z.optional(z.number()),
})
export type VkCommunity = z.infer<typeof community>

export const communities = z.object({ groups: z.array(community) })
export const managedCommunities = z.object({ items: z.array(community) })
export const people = z.array(z.object({ id }))
export const permissions = z.object({ permissions: z.array(z.object({ name: z.string() })) })

export const newPost = z.object({ post_id: id })
export const newComment = z.object({ comment_id: id })
export const isDone = z.unknown()

export const uploadServer = z.object({ upload_url: z.string() })
export const uploadedPhoto = z.object({
  server: z.union([z.number(), z.string()]),
  photo: z.string(),
  hash: z.string(),
})
export const savedPhotos = z.array(
  z.object({ id, owner_id: id, access_key: z.optional(z.string()) }),
)

export const savedVideo = z.object({
  upload_url: z.string(),
  video_id: id,
  owner_id: id,
  access_key: z.optional(z.string()),
})
/** The upload server answers in several shapes; only its status matters. */
export const uploadedVideo = z.unknown()
const video = z.object({
  processing: z.optional(z.number()),
  converting: z.optional(z.number()),
  content_restricted: z.optional(z.number()),
})
export type VkVideo = z.infer<typeof video>
export const videos = z.object({ items: z.array(video) })

export const uploadedStory = z.object({ response: z.object({ upload_result: z.string() }) })
export const savedStories = z.object({ items: z.array(z.object({ id, owner_id: id })) })

const count = z.optional(z.object({ count: z.number() }))
const attachment = z.object({
  type: z.string(),
  photo: z.optional(
    z.object({
      id,
      owner_id: id,
      sizes: z.optional(z.array(z.object({ url: z.string(), width: z.optional(z.number()) }))),
    }),
  ),
  video: z.optional(z.object({ id, owner_id: id, duration: z.optional(z.number()) })),
})

const wallPost = z.object({
  id,
  owner_id: id,
  date: z.number(),
  text: z._default(z.string(), ''),
  attachments: z._default(z.array(attachment), []),
  copy_history: z.optional(z.array(z.unknown())),
  likes: count,
  comments: count,
  reposts: count,
  views: count,
})
export type VkPost = z.infer<typeof wallPost>
export const wallPosts = z.object({ items: z.array(wallPost) })
export const wallPage = z.object({ count: z.number(), items: z.array(wallPost) })

export const postReaches = z.array(z.looseObject({ post_id: id }))

const part = z.optional(z.record(z.string(), z.unknown()))
export const statDays = z.array(
  z.object({
    period_from: z.number(),
    period_to: z.number(),
    visitors: part,
    reach: part,
    activity: part,
  }),
)
