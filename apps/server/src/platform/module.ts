import type { AppContext } from '../context.ts'
import type { Mount } from './http/mount.ts'
import type { JobDefinition } from './jobs/job-definition.ts'

/** What a domain gives to the program: its HTTP calls and its background jobs. */
export type Module = {
  name: string
  routes?(mount: Mount, ctx: AppContext): void
  jobs?(ctx: AppContext): JobDefinition[]
}
