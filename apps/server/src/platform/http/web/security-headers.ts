import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import { WORKSPACE_HEADER } from '@kadr/contract/base/route'
import { DEVICE_HEADER, INIT_DATA_HEADERS } from '@kadr/contract/identity/auth'
import { isCallbackPath } from '@kadr/domain/publishing/networks/callback-path'
import type { Config } from '../../../config/config.ts'
import type { HttpServer } from '../fastify-types.ts'
import type { ContentSecurityPolicy } from './content-security-policy.ts'

/** Headers of tus requests and responses, for CORS. */
const UPLOAD_HEADERS = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset']

/** The microphone is for voice recordings in reels. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()'

/** Telegram frames the app, so framing is restricted by CSP, not by X-Frame-Options. */
export const addSecurityHeaders = async ({
  app,
  config,
  policy,
}: {
  app: HttpServer
  config: Config
  policy: ContentSecurityPolicy
}): Promise<void> => {
  const isHttps = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: false,
    xFrameOptions: false,
    crossOriginEmbedderPolicy: false,
    // Google's and Telegram's sign-in popups need access to their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS)
    reply.header('content-security-policy', policy())
    // The callback of a network's sign-in may run in a popup, which the opener has to close.
    if (isCallbackPath(request.url.split('?')[0] ?? '')) {
      reply.header('cross-origin-opener-policy', 'unsafe-none')
    }
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    done()
  })
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      credentials: true,
      allowedHeaders: [
        ...[
          'authorization',
          'content-type',
          DEVICE_HEADER,
          ...Object.values(INIT_DATA_HEADERS),
          WORKSPACE_HEADER,
        ],
        ...UPLOAD_HEADERS,
      ],
      exposedHeaders: ['location', ...UPLOAD_HEADERS],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
    })
  }
}
