import type { Route, RouteAnswer, RouteInput } from '@kadr/contract/route'
import type { User } from '@kadr/contract/users'
import type { WorkspaceRole } from '@kadr/contract/workspaces'
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

/** The caller in the workspace the call is about. */
export type Member = Actor & { workspaceId: string; role: WorkspaceRole }

/** Without a `workspaceId` the personal workspace is meant. */
export type FindMembership = (input: {
  userId: string
  workspaceId: string | undefined
}) => Promise<{ workspaceId: string; role: WorkspaceRole } | undefined>

type ActorOf<R extends Route> = {
  public: undefined
  optional: Actor | undefined
  user: Actor
  workspace: Member
}[R['access']]

export type CookieOptions = { maxAgeSeconds?: number; path?: string }

export type HandlerInput<R extends Route> = RouteInput<R> & {
  ctx: AppContext
  actor: ActorOf<R>
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
    /** Aborted when the caller leaves before the answer is complete, and when the program stops. */
    signal: AbortSignal
    log: Logger
  }
  reply: {
    setCookie(name: string, value: string, options?: CookieOptions): void
  }
}

/** Ties a handler to a call of the contract. The handler returns `data`, to which the envelope is added, a file, or events. */
export type Mount = <R extends Route>(input: {
  route: R
  handle(input: HandlerInput<R>): Promise<RouteAnswer<R>> | RouteAnswer<R>
}) => void
