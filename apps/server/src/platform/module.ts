import type { Role } from '../config/roles.ts'
import type { AppContext } from '../context.ts'
import type { Mount } from './http/mount.ts'
import type { JobDefinition } from './jobs/job-definition.ts'

/** Something that goes on all the time, in one process at a time among all that have the role. */
export type Service = {
  name: string
  role: Role
  /** Resolves when `signal` says so; when it fails before, it is started again. */
  run(signal: AbortSignal): Promise<void>
}

/** What a domain gives to the program: its HTTP calls and its background jobs. */
export type Module = {
  name: string
  routes?(mount: Mount, ctx: AppContext): void
  jobs?(ctx: AppContext): JobDefinition[]
  services?(ctx: AppContext): Service[]
}
