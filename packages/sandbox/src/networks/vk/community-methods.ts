import { countFollowers } from '../_shared/audience.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import type { FakeWorld } from '../fake-network.ts'
import { GROUP_RIGHTS } from './access.ts'
import {
  findCommunityByName,
  findUser,
  isAdmin,
  VK_COMMUNITIES,
  type VkCommunity,
} from './accounts.ts'
import { canManage, needRight, type VkCall, type VkMethod } from './calls.ts'
import { badParam, refuse } from './replies.ts'

/** Who may be asked for by `groups.get`; the rest of VK's filters has no such role here. */
const MANAGING = ['admin', 'editor', 'moder', 'advertiser']

export function communityMethods(world: FakeWorld): Readonly<Record<string, VkMethod>> {
  const present = (call: VkCall, community: VkCommunity) => {
    const { id, name, screenName } = community
    const photo = buildAvatarUrl({ world, network: 'vk', accountId: id })
    const isManaged = canManage(call, id)
    const extra: Readonly<Record<string, unknown>> = {
      members_count: countFollowers({ id: `vk/${id}`, now: world.clock.now() }),
      verified: community.isVerified ? 1 : 0,
      can_post: isManaged ? 1 : 0,
      can_upload_story: isManaged && community.isVerified ? 1 : 0,
      can_upload_video: isManaged ? 1 : 0,
      description: '',
      status: '',
      wall: 1,
    }
    const fields = call.given.list('fields').filter((field) => field in extra)
    return {
      id: Number(id),
      name,
      screen_name: screenName,
      is_closed: community.isClosed ? 1 : 0,
      type: community.type,
      ...(call.actor.kind === 'user' && {
        is_admin: isAdmin(call.actor.userId, id) ? 1 : 0,
        is_member: 1,
        ...(isAdmin(call.actor.userId, id) && { admin_level: 3 }),
      }),
      photo_50: photo,
      photo_100: photo,
      photo_200: photo,
      ...Object.fromEntries(fields.map((field) => [field, extra[field]])),
    }
  }

  return {
    // Without ids a key names its own community.
    'groups.getById': (call) => {
      const { given, actor } = call
      const names = [...given.list('group_ids'), ...given.list('group_id')]
      if (names.length === 0 && actor.kind === 'group') names.push(actor.groupId)
      if (names.length === 0) badParam('group_ids is undefined')
      const found = names.flatMap((name) => findCommunityByName(name) ?? [])
      if (found.length === 0) badParam('group_ids is invalid')
      return { groups: found.map((community) => present(call, community)), profiles: [] }
    },

    'groups.getTokenPermissions': ({ actor }) => {
      const permissions = actor.rights.flatMap((name) => {
        const setting = GROUP_RIGHTS[name]
        return setting === undefined ? [] : [{ name, setting }]
      })
      return { mask: permissions.reduce((sum, { setting }) => sum + setting, 0), permissions }
    },

    'groups.get': (call) => {
      needRight(call, 'groups')
      const { given, actor } = call
      const userId = actor.kind === 'user' ? actor.userId : ''
      if (given.has('user_id') && given.id('user_id') !== userId) refuse(15)
      const filter = given.list('filter')
      const isManagedOnly = filter.some((name) => MANAGING.includes(name))
      const own = VK_COMMUNITIES.filter(({ id }) => !isManagedOnly || isAdmin(userId, id)).filter(
        ({ id, isGuest }) => isAdmin(userId, id) || !isGuest,
      )
      const offset = given.number('offset') ?? 0
      const page = own.slice(offset, offset + (given.number('count') ?? 1000))
      return {
        count: own.length,
        items: given.flag('extended')
          ? page.map((community) => present(call, community))
          : page.map(({ id }) => Number(id)),
      }
    },

    // Nobody, for a key of a community that names nobody.
    'users.get': ({ actor, given }) => {
      const self = actor.kind === 'user' ? [actor.userId] : []
      const asked = given.has('user_ids') ? given.list('user_ids') : self
      return asked.flatMap((id) => {
        const user = findUser(id)
        if (!user) return []
        const photo = buildAvatarUrl({ world, network: 'vk', accountId: ownedBy(user.id) })
        return [
          {
            id: Number(user.id),
            first_name: user.firstName,
            last_name: user.lastName,
            is_closed: false,
            can_access_closed: true,
            ...(given.list('fields').includes('photo_200') && { photo_200: photo }),
          },
        ]
      })
    },
  }
}

/** Pictures are of communities; a person has that of an own one. */
const ownedBy = (userId: string): string =>
  VK_COMMUNITIES.find(({ adminIds }) => adminIds.includes(userId))?.id ?? ''
