import type { InstallationAction } from '@kadr/contract/base/permissions'
import type { ProofPurpose } from '@kadr/contract/base/proofs'
import type { ApiRoute, Route, RouteAnswer, RouteInput } from '@kadr/contract/base/route'
import type { User } from '@kadr/contract/identity/users'
import type { Rights } from '@kadr/domain/identity/permissions'
import type { Logger } from 'pino'
import type { AppContext } from '../../context.ts'
import type { ApiMember } from './v1/api-caller.ts'

/** The caller, authenticated by the bearer token. */
export type Actor = {
  userId: string
  sessionId: string
  /** Present where the profile was read together with the session. */
  user?: User
}

export type Authenticate = (token: string) => Promise<Actor | undefined>

/** The caller as a member of the request's workspace. */
export type Member = Actor & Rights & { workspaceId: string }

/** Without a `workspaceId`: the personal workspace. */
export type FindMembership = (input: {
  userId: string
  workspaceId: string | undefined
}) => Promise<(Rights & { workspaceId: string }) | undefined>

/** Throws when a member's request refers to something they may not see. */
export type AssertInReach = (input: {
  member: Pick<Member, 'workspaceId' | 'connectionIds' | 'userId' | 'role' | 'isApprover'>
  ids: readonly string[]
}) => Promise<void>

/** Operators of the installation. */
export type Operators = {
  /** Throws for everybody else as for an address that does not exist, and for an operator who has to give a code. */
  admit(input: { actor: Actor; action: InstallationAction }): Promise<void>
  /** Writes down what is about to be looked at or done. */
  record(input: { actor: Actor; route: Route; parts: readonly unknown[] }): Promise<void>
}

/** Proofs by passkeys, beside the session. */
export type Proofs = {
  /** Throws for a person who has a passkey and has not used it for this purpose within the last minutes. */
  demand(input: { actor: Actor; purpose: ProofPurpose }): Promise<void>
}

type ActorOf<R extends Route> = R extends ApiRoute ? ApiMember : ActorByAccess[R['access']]

type ActorByAccess = {
  public: undefined
  optional: Actor | undefined
  user: Actor
  workspace: Member
  installation: Actor
}

export type CookieOptions = { maxAgeSeconds?: number; path?: string }

export type HandlerInput<R extends Route> = RouteInput<R> & {
  ctx: AppContext
  actor: ActorOf<R>
  request: {
    ip: string
    /** A HEAD request: must have no side effects. */
    isHead: boolean
    userAgent: string
    cookies: Readonly<Record<string, string | undefined>>
    /** A random id stored by the client, or undefined when it sent none. */
    deviceId: string | undefined
    /** The raw value of a header that the contract does not parse. */
    header(name: string): string | undefined
    /** Aborted when the client disconnects before the response is complete, and on shutdown. */
    signal: AbortSignal
    log: Logger
  }
  reply: {
    setCookie(name: string, value: string, options?: CookieOptions): void
  }
}

/**
 * Binds a handler to a route of the contract. It returns `data`, which is wrapped in the envelope, a file, or events.
 */
export type Mount = <R extends Route>(input: {
  route: R
  handle(input: HandlerInput<R>): Promise<RouteAnswer<R>> | RouteAnswer<R>
  /** The handler removes NUL itself: the sender would repeat a refused request and hold back all later ones. */
  takesNul?: true
}) => void
