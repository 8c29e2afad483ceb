import * as z from 'zod/mini'

export const userInfo = z.object({
  sub: z.string(),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
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
    }),
  ),
})

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
