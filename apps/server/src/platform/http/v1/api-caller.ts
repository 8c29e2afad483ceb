import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import type { Rights } from '@kadr/domain/identity/permissions'
import type { ApiLimits } from '@kadr/domain/integrations/api-limits'
import { newId } from '@kadr/kit/new-id'

/** A key of a workspace or a program, found by its token. */
export type ApiCaller = {
  kind: 'key' | 'program'
  id: string
  name: string
  /** Whose rights it has, no higher than the ceiling. */
  userId: string
  workspaceId: string
  scopes: readonly string[]
  ceiling: WorkspaceRole
  /** Assistants publish without a tap of the person. */
  mayPublish: boolean
}

/** The caller as a member of its workspace. */
export type ApiMember = Rights & { userId: string; workspaceId: string; caller: ApiCaller }

/** What the public API needs of the modules above. */
export type ApiPort = {
  /** A token of a program opens the resource it was given for. */
  authenticate(input: {
    token: string
    from: string
    resource: 'api' | 'mcp'
  }): Promise<ApiCaller | undefined>
  /** By the plan that pays for the workspace. */
  readLimits(input: { workspaceId: string }): Promise<ApiLimits>
  /** A token came in an address: it opens nothing any more. */
  revokeLeaked(input: { token: string }): Promise<void>
  /** Writes down what a caller asks to change, before it is done. */
  record(input: { caller: ApiCaller; call: string }): Promise<void>
}

/** The key a service keeps of a write: of one caller; without a key of theirs each write is another. */
export const keepKey = ({ caller }: ApiMember, given: string | undefined): string =>
  `v1:${caller.id}:${given ?? newId()}`
