import type { FakeBehaviour, FakeRequest } from '../fake-network.ts'
import type { Actor } from './access.ts'
import { isAdmin } from './accounts.ts'
import type { Given } from './check-params.ts'
import { refuse } from './replies.ts'

export type VkCall = {
  actor: Actor
  given: Given
  request: FakeRequest
  behaviour: FakeBehaviour
}

/** Answers with the value of `response`. */
export type VkMethod = (call: VkCall) => unknown

/** A right of the token; without it a key gets 15 and a token of VK ID 1051. */
export function needRight({ actor }: Pick<VkCall, 'actor'>, right: string): void {
  if (actor.rights.includes(right)) return
  if (actor.kind === 'user' && actor.token.startsWith('vk2.')) refuse(1051)
  refuse(15, 'no access to call this method. It cannot be called with current scopes')
}

/** Whether the caller may act in the name of the community. */
export const canManage = ({ actor }: Pick<VkCall, 'actor'>, groupId: string): boolean =>
  actor.kind === 'group' ? actor.groupId === groupId : isAdmin(actor.userId, groupId)
