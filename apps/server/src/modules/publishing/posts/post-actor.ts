import type { Member } from '../../../platform/http/mount.ts'

export type PostActor = Pick<
  Member,
  'userId' | 'workspaceId' | 'role' | 'isApprover' | 'connectionIds'
>
