import { buildCoverUrl } from '../_shared/cover.ts'
import { createGrants } from '../_shared/grants.ts'
import { seedHistory } from '../_shared/history.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { renderPostPage } from '../_shared/post-page.ts'
import type { CreateFake, FakeReply, FakeRequest } from '../fake-network.ts'
import { createAccess } from './access.ts'
import { findCommunity, VK_COMMUNITIES, VK_USERS } from './accounts.ts'
import { vkActions } from './actions.ts'
import { createMethodCaller } from './call-method.ts'
import { commentLists } from './comment-lists.ts'
import { commentMethods } from './comment-methods.ts'
import { communityMethods } from './community-methods.ts'
import { createLongPoll } from './long-poll.ts'
import { createMediaRecords } from './media-records.ts'
import { photoMethods } from './photo-methods.ts'
import { createPostViews } from './post-views.ts'
import { VkProblem, vkError } from './replies.ts'
import { ACCESS_SECONDS, signInRoutes } from './sign-in.ts'
import { statsMethods } from './stats-methods.ts'
import { storyMethods } from './story-methods.ts'
import { vkSwitches } from './switches.ts'
import { createUploadRoute } from './uploads.ts'
import { videoMethods } from './video-methods.ts'
import { createVoice } from './voice.ts'
import { wallMethods } from './wall-methods.ts'
import { createWallStore } from './wall-store.ts'

export { VK_COMMUNITIES, VK_USERS } from './accounts.ts'
export { vkPaths } from './paths.ts'

const DAY = 86_400

export const createVkFake: CreateFake = (world) => {
  const { clock, memory, hostUrl } = world
  const shelf = createMediaStore({ memory, name: 'vk' })
  const grants = createGrants({
    clock,
    memory,
    name: 'vk',
    codeSeconds: 600,
    accessSeconds: ACCESS_SECONDS,
    refreshSeconds: 180 * DAY,
    accessPrefix: 'vk2.a.',
    refreshPrefix: 'vk2.a.',
  })
  const access = createAccess({ memory, grants })
  const wall = createWallStore({ memory, clock })
  const records = createMediaRecords({ memory, clock })
  const switches = vkSwitches(memory)

  seedHistory({
    world,
    network: 'vk',
    accounts: VK_COMMUNITIES.filter(({ isGuest }) => !isGuest).map(({ id }) => id),
    add: ({ key, accountId: groupId, text, createdAt }) => {
      const photo = records.add({
        kind: 'photo',
        groupId,
        title: '',
        description: '',
        type: 'image/svg+xml',
        path: new URL(buildCoverUrl({ world, network: 'vk', postId: key })).pathname
          .split('/vk')
          .slice(1)
          .join('/vk'),
        readyAt: 0,
        isRefused: false,
      })
      const { id } = wall.add({
        groupId,
        text,
        attachments: [`photo-${groupId}_${photo.id}`],
        createdAt,
        editedAt: undefined,
        authorId: '',
        isSigned: false,
        isAds: false,
        isCommentable: true,
        isPinned: false,
      })
      return `-${groupId}_${id}`
    },
  })

  const longPoll = createLongPoll({ world, wall })
  const caller = createMethodCaller({
    world,
    access,
    isUnlimited: () => switches.isOn('isUnlimited'),
    needsCaptcha: () => switches.isOn('needsCaptcha'),
    methods: {
      ...communityMethods(world),
      ...wallMethods({ world, wall, records, isOpen: () => !switches.isOn('isWallClosed') }),
      ...commentMethods({ world, wall, records }),
      ...commentLists(wall),
      ...longPoll.methods,
      ...photoMethods({ records, hostUrl }),
      ...videoMethods(records),
      ...storyMethods({ records, hostUrl }),
      ...statsMethods({ clock, wall }),
    },
  })
  const views = createPostViews({ hostUrl, wall, records })

  const show = ({ params }: FakeRequest): FakeReply => {
    const post = views.list().find(({ id }) => `wall${id}` === params.page)
    if (!post) return { status: 404, text: 'Not found' }
    const author = findCommunity(post.accountId)?.name ?? ''
    return { status: 200, html: renderPostPage({ ...post, title: 'VK', author }) }
  }

  return {
    id: 'vk',
    title: 'VK',
    card: { order: ['author', 'words', 'media'], text: 'plain' },
    routes: [
      { method: 'POST', path: '/api/method/:method', handle: caller.call },
      { method: 'GET', path: '/api/method/:method', handle: caller.call },
      createUploadRoute({ records, shelf }),
      longPoll.route,
      ...signInRoutes({
        people: VK_USERS.map(({ id, firstName, lastName, isGuest = false }) => ({
          id,
          name: `${firstName} ${lastName}`.trim(),
          handle: `id${id}`,
          isGuest,
        })),
        grants,
        isExtended: () => !switches.isOn('isBasic'),
      }),
      { method: 'GET', path: '/www/:page', handle: show },
      shelf.route,
    ],
    people: () =>
      VK_COMMUNITIES.map(({ id, name, screenName, isGuest = false }) => ({
        id,
        name,
        isGuest,
        handle: `vk.com/${screenName}`,
        hint: `Ключ сообщества: ${access.keyOf(id) ?? 'отозван'}`,
      })),
    posts: views.list,
    voice: createVoice(wall),
    revokeAccount: access.revoke,
    expireAccess: access.expire,
    dropScopes: access.dropRights,
    accessTo: access.accessTo,
    get actions() {
      return [...vkActions({ access, wall }), ...switches.actions]
    },
    remove: (postId) => {
      const [, groupId = '', id = ''] = /^-(\d+)_(\d+)$/.exec(postId) ?? []
      wall.remove(groupId, id)
    },
    backdate: (postId, at) => {
      const [, groupId = '', id = ''] = /^-(\d+)_(\d+)$/.exec(postId) ?? []
      const post = wall.find(groupId, id)
      if (post) post.createdAt = at
    },
    reset: () => {
      for (const part of [shelf, grants, access, wall, records, switches, caller, longPoll])
        part.reset()
    },
    // Of its own errors VK tells with 200; what a gateway says has no body of VK.
    faultReply: ({ status }) => {
      if (status === 429) return vkError(new VkProblem(6))
      return status === 500
        ? vkError(new VkProblem(10))
        : { status, html: '<html><head><title>Bad Gateway</title></head></html>' }
    },
  }
}
