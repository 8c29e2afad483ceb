import type { Route, RouteData, RouteInput } from '@kadr/contract/route'
import type { User } from '@kadr/contract/users'
import type { Logger } from 'pino'
import type { AppContext } from '../../context.ts'

/** Who calls, as proved by the bearer token. */
export type Actor = {
  userId: string
  sessionId: string
  /** The caller's profile, where it was read together with the session. */
  user?: User
}

export type Authenticate = (token: string) => Promise<Actor | undefined>

export type CookieOptions = { maxAgeSeconds?: number; path?: string }

export type HandlerInput<R extends Route> = RouteInput<R> & {
  ctx: AppContext
  actor: R['access'] extends 'user' ? Actor : undefined
  request: {
    ip: string
    /** Only the headers are asked for: nothing may change. */
    isHead: boolean
    userAgent: string
    cookies: Readonly<Record<string, string | undefined>>
    /** A random id the client keeps, or undefined when it sent none. */
    deviceId: string | undefined
    /** The raw value of a header that the contract does not parse. */
    header(name: string): string | undefined
    log: Logger
  }
  reply: {
    setCookie(name: string, value: string, options?: CookieOptions): void
    /** Names the file that the answer is. */
    attach(fileName: string): void
  }
}

/** Ties a handler to a call of the contract. The handler returns `data`; the envelope is added. */
export type Mount = <R extends Route>(input: {
  route: R
  handle(input: HandlerInput<R>): Promise<RouteData<R>> | RouteData<R>
}) => void
