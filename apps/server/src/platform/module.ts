import type { Action } from '@kadr/contract/base/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../config/roles.ts'
import type { AppContext, ModulePorts } from '../context.ts'
import type { Consumer } from './events/define-consumer.ts'
import type { HttpServer } from './http/fastify-types.ts'
import type { Rate } from './http/limits/rate-limits.ts'
import type { Actor, Member, Mount } from './http/mount.ts'
import type { JobDefinition } from './jobs/job-definition.ts'

type RatedRequest = { request: FastifyRequest; reply: FastifyReply; rate: Rate }

/** For the few routes the contract can't describe: byte streams in and out. */
export type RawTools = {
  app: HttpServer
  ctx: AppContext
  /** Authenticates by the bearer token and applies the rate limit. */
  enter(input: RatedRequest): Promise<Actor>
  /** Applies the rate limit to a caller without a token: a signed address, another server. */
  limit(input: RatedRequest): Promise<void>
  /** Authorizes the action in the workspace. */
  join(input: { actor: Actor; workspaceId: string; action: Action }): Promise<Member>
}
export type RawRoutes = (tools: RawTools) => void

/** A continuous background task. A lock lets one process at a time run it, among all that have the role. */
export type Service = {
  name: string
  role: Role
  /** Safe to run concurrently: runs in every process that has the role, without the lock. */
  isEverywhere?: true
  /** Resolves on abort; when it fails earlier, it is restarted. */
  run(signal: AbortSignal): Promise<void>
}

/** A domain's HTTP routes, background jobs and event consumers, and its hooks for cross-cutting concerns. */
export type Module = ModulePorts & {
  routes?(mount: Mount, ctx: AppContext): void
  rawRoutes?: RawRoutes
  jobs?(ctx: AppContext): JobDefinition[]
  consumers?: readonly Consumer[]
  services?(ctx: AppContext): Service[]
  /** Template values of the public pages that change while the server runs, by name: `{{live.downloads_tiktok}}`. */
  siteValues?(ctx: AppContext): Promise<Readonly<Record<string, string>>>
  /** Sets its gauges. Called when metrics are read, at most every few seconds, in every process. */
  measure?(ctx: AppContext): Promise<void>
  /** For /ready: whether its worker in this process is alive. Asked in processes of that role. */
  isReady?: { role: Role; check(ctx: AppContext): Promise<boolean> }
}
