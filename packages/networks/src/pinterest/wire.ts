import * as z from 'zod/mini'

export const userAccount = z.object({
  id: z.optional(z.string()),
  username: z.string(),
  business_name: z.optional(z.nullable(z.string())),
  profile_image: z.optional(z.nullable(z.string())),
})

export const mediaUpload = z.object({
  media_id: z.string(),
  upload_url: z.string(),
  upload_parameters: z.record(z.string(), z.string()),
})

export const mediaStatus = z.object({ status: z.optional(z.string()) })

export const pin = z.object({ id: z.string().check(z.minLength(1)) })

export const pinPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      created_at: z.optional(z.string()),
      title: z.optional(z.nullable(z.string())),
      description: z.optional(z.nullable(z.string())),
    }),
  ),
  bookmark: z.optional(z.nullable(z.string())),
})

export const boardPage = z.object({
  items: z.array(
    z.object({ id: z.string(), name: z.string(), privacy: z.optional(z.nullable(z.string())) }),
  ),
  bookmark: z.optional(z.nullable(z.string())),
})
export type BoardPage = z.infer<typeof boardPage>

export const userCounts = z.looseObject({})

export const analytics = z.object({
  all: z.object({
    daily_metrics: z._default(
      z.array(
        z.object({
          date: z.string(),
          data_status: z.optional(z.string()),
          metrics: z._default(z.record(z.string(), z.unknown()), {}),
        }),
      ),
      [],
    ),
  }),
})
export type Analytics = z.infer<typeof analytics>

export const pinCounts = z.object({
  pin_metrics: z.optional(
    z.nullable(
      z.object({ lifetime_metrics: z.optional(z.nullable(z.record(z.string(), z.unknown()))) }),
    ),
  ),
})

export const apiError = z.object({ code: z.number(), message: z.optional(z.string()) })

const pinImage = z.object({ url: z.optional(z.string()) })

const ownPin = z.object({
  id: z.string(),
  created_at: z.string(),
  title: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  media: z.optional(
    z.nullable(
      z.object({
        media_type: z.optional(z.nullable(z.string())),
        images: z.optional(z.nullable(z.record(z.string(), pinImage))),
      }),
    ),
  ),
  pin_metrics: pinCounts.shape.pin_metrics,
})
export type OwnPin = z.infer<typeof ownPin>

export const ownPinPage = z.object({
  items: z.array(ownPin),
  bookmark: z.optional(z.nullable(z.string())),
})
