import * as z from 'zod/mini'
import { nothing } from './primitives.ts'
import { defineRoute } from './route.ts'

/** A picture of a third-party host, fetched, validated and re-encoded by us. */
export const proxyImage = defineRoute({
  method: 'GET',
  path: '/analytics/proxy-image',
  access: 'optional',
  rate: 'read',
  summary: 'Картинка с чужого адреса: по нашей подписи или с токеном',
  tags: [],
  query: z.object({
    url: z.string().check(z.minLength(1), z.maxLength(4096)),
    /** Expiry of the signature, Unix time in seconds. */
    exp: z.optional(z.string().check(z.maxLength(16))),
    sig: z.optional(z.string().check(z.maxLength(64))),
  }),
  file: ['image/webp'],
  data: nothing,
  errors: ['UNAUTHORIZED', 'IMAGE_UNAVAILABLE'],
})
