import * as z from 'zod/mini'

const service = z.object({ id: z.string(), serviceEndpoint: z.unknown() })
export const didDocument = z.object({ service: z.optional(z.array(service)) })
export type DidDocument = z.infer<typeof didDocument>

export const xrpcError = z.object({ error: z.string(), message: z.optional(z.string()) })

export const blueskySession = z.object({
  accessJwt: z.string(),
  refreshJwt: z.string(),
  handle: z.string(),
  did: z.string(),
  /** Omitted by some servers; lenient because third-party servers write it. */
  didDoc: z.optional(z.catch(z.optional(didDocument), undefined)),
})
export type BlueskySession = z.infer<typeof blueskySession>

export const resolvedHandle = z.object({ did: z.string() })

export const actorProfile = z.object({
  did: z.string(),
  handle: z.string(),
  displayName: z.optional(z.string()),
  avatar: z.optional(z.string()),
})
export type ActorProfile = z.infer<typeof actorProfile>

export const blob = z.object({
  $type: z.literal('blob'),
  ref: z.object({ $link: z.string() }),
  mimeType: z.string(),
  size: z.number(),
})
export type Blob = z.infer<typeof blob>

export const uploadedBlob = z.object({ blob })
export const serviceAuth = z.object({ token: z.string() })

export const uploadLimits = z.object({
  canUpload: z.boolean(),
  error: z.optional(z.string()),
})
export type UploadLimits = z.infer<typeof uploadLimits>

const job = z.object({
  jobId: z.string(),
  state: z.string(),
  blob: z.optional(blob),
  error: z.optional(z.string()),
})
export type VideoJob = z.infer<typeof job>

/** The service returns a flat object where its lexicon declares an envelope. */
export const videoJob = z.union([
  z.pipe(
    z.object({ jobStatus: job }),
    z.transform(({ jobStatus }) => jobStatus),
  ),
  job,
])

export const writtenRecord = z.object({ uri: z.string(), cid: z.optional(z.string()) })
export const anything = z.unknown()

export const actorCounts = z.looseObject({ did: z.string() })
export const postCounts = z.object({ posts: z.array(z.looseObject({ uri: z.string() })) })

const embed = z.looseObject({
  $type: z.optional(z.string()),
  images: z.optional(z.array(z.object({ thumb: z.optional(z.string()) }))),
  thumbnail: z.optional(z.string()),
})

const feedPost = z.object({
  uri: z.string(),
  author: z.object({ did: z.string() }),
  record: z.object({ createdAt: z.string(), text: z.optional(z.string()) }),
  embed: z.optional(embed),
})
export type FeedPost = z.infer<typeof feedPost>

export const feedPage = z.object({
  cursor: z.optional(z.string()),
  feed: z.array(z.object({ post: feedPost, reason: z.optional(z.unknown()) })),
})
