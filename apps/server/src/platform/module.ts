import type { Action } from '@kadr/contract/permissions'
import type { RouteRate } from '@kadr/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../config/roles.ts'
import type { AppContext } from '../context.ts'
import type { Consumer } from './events/define-consumer.ts'
import type { HttpServer } from './http/fastify-types.ts'
import type { Actor, Member, Mount } from './http/mount.ts'
import type { JobDefinition } from './jobs/job-definition.ts'

/** For the few routes that the contract can't describe: streams of bytes in and out. */
export type RawTools = {
  app: HttpServer
  ctx: AppContext
  /** Who calls by their bearer token; strangers and too many calls are refused. */
  enter(input: { request: FastifyRequest; reply: FastifyReply; rate: RouteRate }): Promise<Actor>
  /** The caller as a member of a workspace whose role allows the action. */
  join(input: { actor: Actor; workspaceId: string; action: Action }): Promise<Member>
}
export type RawRoutes = (tools: RawTools) => void

/** Something that goes on all the time, in one process at a time among all that have the role. */
export type Service = {
  name: string
  role: Role
  /** Many at once do no harm: it runs in every process that has the role. */
  isEverywhere?: true
  /** Resolves when `signal` says so; when it fails before, it is started again. */
  run(signal: AbortSignal): Promise<void>
}

/** What a domain gives to the program: its HTTP calls, its background jobs and its consumers of events. */
export type Module = {
  name: string
  routes?(mount: Mount, ctx: AppContext): void
  rawRoutes?: RawRoutes
  jobs?(ctx: AppContext): JobDefinition[]
  consumers?: readonly Consumer[]
  services?(ctx: AppContext): Service[]
  /** Whether what it needs in other processes is alive, for /ready. */
  isReady?(ctx: AppContext): Promise<boolean>
}
