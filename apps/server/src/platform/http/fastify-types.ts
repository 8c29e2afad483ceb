import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@kadr/contract/base/errors'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Actor, Member } from './mount.ts'
import type { ApiMember } from './v1/api-caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | Member | undefined
    /** Of the public API. */
    apiMember: ApiMember | undefined
  }
  interface FastifyContextConfig {
    /** Errors declared by the route's contract. */
    errorCodes?: ReadonlySet<ErrorCode>
    /** The handler removes NUL from the body itself. */
    takesNul?: boolean
    /** A body of any length and duration. */
    isUpload?: boolean
  }
}

export type HttpServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger
>
