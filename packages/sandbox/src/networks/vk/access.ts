import type { Grants } from '../_shared/grants.ts'
import type { AccessState } from '../fake-network.ts'
import type { Memory } from '../memory.ts'
import { findCommunity, findUser, VK_COMMUNITIES, VK_USERS } from './accounts.ts'
import { refuse } from './replies.ts'

/** Who calls: a community by its key, or a person by an own token. */
export type Actor =
  | { kind: 'group'; token: string; groupId: string; rights: readonly string[] }
  | { kind: 'user'; token: string; userId: string; rights: readonly string[] }

type StoredKey = { groupId: string; rights: readonly string[]; isRevoked: boolean }

/** Rights of a community's key, with their bits. */
export const GROUP_RIGHTS: Readonly<Record<string, number>> = {
  stories: 1 << 0,
  photos: 1 << 2,
  messages: 1 << 12,
  wall: 1 << 13,
  docs: 1 << 17,
  manage: 1 << 18,
}

/** What an application of before VK ID was given. */
const OLD_RIGHTS = ['wall', 'photos', 'video', 'groups', 'stats', 'stories', 'offline']

/** Community keys, tokens of old applications, and tokens of VK ID. */
export function createAccess({ memory, grants }: { memory: Memory; grants: Grants }) {
  const keys = memory.table<StoredKey>('vk/keys')
  const revokedUsers = memory.table<true>('vk/revoked-users')

  const findKey = (token: string): StoredKey | undefined => {
    const known = keys.get(token)
    if (known) return known
    const owner = VK_COMMUNITIES.find(({ key }) => key === token)
    if (!owner) return undefined
    const rights = Object.keys(GROUP_RIGHTS)
    const stored = { groupId: owner.id, rights, isRevoked: false }
    keys.set(token, stored)
    return stored
  }

  const keysOf = (groupId: string) => [...keys].filter(([, key]) => key.groupId === groupId)
  const adminsOf = (groupId: string) => findCommunity(groupId)?.adminIds ?? []

  return {
    identify: (token: string): Actor => {
      if (!token) return refuse(5, 'no access_token passed.')
      const key = findKey(token)
      if (key?.isRevoked) return refuse(5, 'invalid access_token (4).')
      if (key) return { kind: 'group', token, groupId: key.groupId, rights: key.rights }
      const user = VK_USERS.find((one) => one.token === token)
      if (user && !revokedUsers.has(user.id)) {
        return { kind: 'user', token, userId: user.id, rights: OLD_RIGHTS }
      }
      const grant = grants.checkAccess(token)
      if (grant === 'expired') return refuse(1117)
      if (typeof grant === 'string') return refuse(5, 'invalid access_token (4).')
      return { kind: 'user', token, userId: grant.accountId, rights: grant.scopes }
    },
    /** A new key with chosen rights, as an administrator makes one. */
    createKey: ({ groupId, rights }: { groupId: string; rights: readonly string[] }): string => {
      const token = `vk1.a.${groupId}-${String(keysOf(groupId).length + 1).padStart(4, '0')}-${rights.join('-')}`
      keys.set(token, { groupId, rights, isRevoked: false })
      return token
    },
    /** The newest key that works. */
    keyOf: (groupId: string): string | undefined => {
      const own = keysOf(groupId)
      if (own.length === 0) return findCommunity(groupId)?.key
      return own.findLast(([, { isRevoked }]) => !isRevoked)?.[0]
    },
    userToken: (groupId: string): string | undefined =>
      adminsOf(groupId)
        .filter((id) => !revokedUsers.has(id))
        .map((id) => findUser(id)?.token)[0],
    revoke: (groupId: string) => {
      findKey(findCommunity(groupId)?.key ?? '')
      for (const [, key] of keysOf(groupId)) key.isRevoked = true
      for (const id of adminsOf(groupId)) {
        revokedUsers.set(id, true)
        grants.revokeAccount(id)
      }
    },
    /** Keys of communities do not end; tokens of VK ID do. */
    expire: (groupId: string) => {
      for (const id of adminsOf(groupId)) grants.expireAccess(id)
    },
    dropRights: (groupId: string) => {
      const isLeft = (right: string) => right !== 'wall' && right !== 'stories'
      findKey(findCommunity(groupId)?.key ?? '')
      for (const [, key] of keysOf(groupId)) key.rights = key.rights.filter(isLeft)
      for (const id of adminsOf(groupId)) grants.dropScopes(id, isLeft)
    },
    accessTo: (groupId: string): AccessState => {
      const own = keysOf(groupId).map(([, key]) => key)
      if (own.some(({ isRevoked }) => !isRevoked)) return 'live'
      const granted = adminsOf(groupId).map((id) => grants.accessTo(id))
      const state = granted.find((one) => one === 'live') ?? granted.find((one) => one !== 'none')
      return state ?? (own.length > 0 ? 'revoked' : 'none')
    },
    reset: () => {
      keys.clear()
      revokedUsers.clear()
    },
  }
}

export type Access = ReturnType<typeof createAccess>
