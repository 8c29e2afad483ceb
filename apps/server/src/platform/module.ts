import type { Action } from '@kadr/contract/permissions'
import type { RouteRate } from '@kadr/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../config/roles.ts'
import type { AppContext } from '../context.ts'
import type { Consumer } from './events/define-consumer.ts'
import type { HttpServer } from './http/fastify-types.ts'
import type { Actor, Member, Mount } from './http/mount.ts'
import type { JobDefinition } from './jobs/job-definition.ts'

/** For the few routes the contract can't describe: byte streams in and out. */
export type RawTools = {
  app: HttpServer
  ctx: AppContext
  /** Authenticates by the bearer token and applies the rate limit. */
  enter(input: { request: FastifyRequest; reply: FastifyReply; rate: RouteRate }): Promise<Actor>
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

/** A domain's HTTP routes, background jobs and event consumers. */
export type Module = {
  name: string
  routes?(mount: Mount, ctx: AppContext): void
  rawRoutes?: RawRoutes
  jobs?(ctx: AppContext): JobDefinition[]
  consumers?: readonly Consumer[]
  services?(ctx: AppContext): Service[]
  /** Values of the public pages that change while the server runs, by their names: `{{live.downloads_tiktok}}`. */
  siteValues?(ctx: AppContext): Promise<Readonly<Record<string, string>>>
  /** For /ready: whether the workers it depends on in other processes are alive. */
  isReady?(ctx: AppContext): Promise<boolean>
}
