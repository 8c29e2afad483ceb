import * as z from 'zod/mini'

export const channels = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          customUrl: z.optional(z.string()),
          thumbnails: z.optional(z.record(z.string(), z.object({ url: z.optional(z.string()) }))),
        }),
      }),
    ),
  ),
})

export const video = z.object({ id: z.string().check(z.minLength(1)) })

export const videoStatuses = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        status: z.optional(
          z.object({
            uploadStatus: z.optional(z.string()),
            privacyStatus: z.optional(z.string()),
            failureReason: z.optional(z.string()),
            rejectionReason: z.optional(z.string()),
          }),
        ),
      }),
    ),
  ),
})

/** `items` is missing when the list is empty. */
export const playlistList = z.object({
  items: z.optional(
    z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })),
  ),
  nextPageToken: z.optional(z.string()),
})

export const playlistItems = z.object({
  items: z.optional(z.array(z.object({ id: z.string() }))),
})

const topLevelComment = z.object({
  snippet: z.optional(z.object({ textOriginal: z.optional(z.string()) })),
})

export const commentThread = z.object({ id: z.string().check(z.minLength(1)) })

export const commentThreads = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.optional(z.object({ topLevelComment: z.optional(topLevelComment) })),
      }),
    ),
  ),
})

/** `errors[0].reason` identifies a failure; newer replies have it in `details`. */
export const apiError = z.object({
  error: z.object({
    status: z.optional(z.string()),
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
})

/** Counters are 64-bit integers as strings. */
export const counters = z.object({
  items: z.optional(
    z.array(z.object({ id: z.string(), statistics: z.optional(z.looseObject({})) })),
  ),
})

/** A table: names in the headers, one row per day; `rows` is missing when empty. */
export const report = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.optional(z.array(z.array(z.union([z.string(), z.number()])))),
})
export type Report = z.infer<typeof report>

export const playlistPage = z.object({
  nextPageToken: z.optional(z.string()),
  items: z.optional(z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) }))),
})

const thumbnails = z.record(z.string(), z.object({ url: z.optional(z.string()) }))

export const videoDetails = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          description: z.optional(z.string()),
          publishedAt: z.string(),
          thumbnails: z.optional(thumbnails),
        }),
        contentDetails: z.optional(z.object({ duration: z.optional(z.string()) })),
      }),
    ),
  ),
})
export type VideoDetails = NonNullable<z.infer<typeof videoDetails>['items']>[number]
