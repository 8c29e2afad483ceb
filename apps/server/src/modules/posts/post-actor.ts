import type { Member } from '../../platform/http/mount.ts'

/** Who changes a post. */
export type PostActor = Pick<Member, 'userId' | 'workspaceId' | 'role'>
