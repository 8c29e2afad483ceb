import * as z from 'zod/mini'

export const userInfo = z.object({
  sub: z.string(),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
})

export const basicProfile = z.object({
  id: z.string(),
  localizedFirstName: z.optional(z.string()),
  localizedLastName: z.optional(z.string()),
  vanityName: z.optional(z.string()),
})

export const organizationAcls = z.object({
  elements: z.array(z.object({ organization: z.string() })),
})

export const organization = z.object({
  localizedName: z.optional(z.string()),
  vanityName: z.optional(z.string()),
})

export const postList = z.object({
  elements: z.array(
    z.object({
      id: z.string(),
      commentary: z.optional(z.string()),
      createdAt: z.optional(z.number()),
      publishedAt: z.optional(z.number()),
      content: z.optional(z.looseObject({ media: z.optional(z.object({ id: z.string() })) })),
    }),
  ),
})

export const networkSize = z.object({ firstDegreeSize: z.number() })

export const memberFollowers = z.object({
  elements: z.array(z.object({ memberFollowersCount: z.number() })),
})

/** `elements` of the totals of posts, or of days. */
export const shareStatistics = z.object({
  elements: z.array(
    z.object({
      share: z.optional(z.string()),
      ugcPost: z.optional(z.string()),
      timeRange: z.optional(z.object({ start: z.number() })),
      totalShareStatistics: z.record(z.string(), z.unknown()),
    }),
  ),
})

export const followerStatistics = z.object({
  elements: z.array(
    z.object({
      timeRange: z.optional(z.object({ start: z.number() })),
      followerGains: z.optional(
        z.object({
          organicFollowerGain: z.optional(z.number()),
          paidFollowerGain: z.optional(z.number()),
        }),
      ),
    }),
  ),
})

export const postAnalytics = z.object({ elements: z.array(z.object({ count: z.number() })) })

export const imageUpload = z.object({
  value: z.object({ uploadUrl: z.string(), image: z.string() }),
})

export const documentUpload = z.object({
  value: z.object({ uploadUrl: z.string(), document: z.string() }),
})

export const videoUpload = z.object({
  value: z.object({
    video: z.string(),
    uploadToken: z._default(z.string(), ''),
    uploadInstructions: z.array(
      z.object({ uploadUrl: z.string(), firstByte: z.number(), lastByte: z.number() }),
    ),
  }),
})

export const assetState = z.object({ status: z.string() })

const inputErrors = z.array(
  z.object({ code: z.optional(z.string()), description: z.optional(z.string()) }),
)

export const apiError = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  serviceErrorCode: z.optional(z.number()),
  errorDetails: z.optional(z.nullable(z.object({ inputErrors: z.optional(inputErrors) }))),
})
