import { join } from 'node:path'
import { proxyImage } from '@kadr/contract/base/images'
import { UserError } from '@kadr/domain/base/app-error'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../context.ts'
import type { Mount } from '../http/mount.ts'
import { createImageCache } from './image-cache.ts'
import { createImageLoader } from './load-image.ts'
import { isSigned } from './sign-image-url.ts'

export type ProxyImageOptions = { fetch: SafeFetch; timeoutMs?: number; cacheLimit?: number }

const CACHE_CONTROL = 'private, max-age=86400'

export const mountProxyImage = ({
  mount,
  ctx,
  options,
}: {
  mount: Mount
  ctx: AppContext
  options: ProxyImageOptions
}) => {
  const cache = createImageCache({
    folder: join(ctx.config.dataDir, 'cache', 'images'),
    clock: ctx.clock,
    ...(options.cacheLimit !== undefined && { limit: options.cacheLimit }),
  })
  const load = createImageLoader({ ...options, cache, log: ctx.log })
  mount({
    route: proxyImage,
    handle: async ({ actor, query }) => {
      const { secrets, clock } = ctx
      if (!actor && !isSigned({ secrets, clock, ...query, exp: query.exp, sig: query.sig })) {
        throw new UserError({ code: 'UNAUTHORIZED', userMessage: 'Войдите, чтобы продолжить' })
      }
      return { type: 'image/webp', content: await load(query.url), cacheControl: CACHE_CONTROL }
    },
  })
}
