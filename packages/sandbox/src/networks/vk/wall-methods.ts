import { DAY_MS } from '@kadr/kit/durations'
import type { FakeWorld } from '../fake-network.ts'
import { findCommunityByName, groupOfOwner } from './accounts.ts'
import { checkAttachments } from './attachments.ts'
import { canManage, needRight, type VkCall, type VkMethod } from './calls.ts'
import type { MediaRecords } from './media-records.ts'
import { presentPost } from './present-post.ts'
import { demand, refuse } from './replies.ts'
import type { WallPost, WallStore } from './wall-store.ts'

const MAX_TEXT = 16_000
const DAILY_POSTS = 50
const MAX_PAGE = 100
const USUAL_PAGE = 20

type Parts = { world: FakeWorld; wall: WallStore; records: MediaRecords; isOpen(): boolean }

export function wallMethods({
  world,
  wall,
  records,
  isOpen,
}: Parts): Readonly<Record<string, VkMethod>> {
  const now = () => world.clock.now()
  const show = (post: WallPost) =>
    presentPost({ post, wall, records, hostUrl: world.hostUrl, now: now() })

  /** Text and attachments of a post, checked. */
  const readContent = ({ given }: VkCall, groupId: string) => {
    const text = given.text('message')
    const attachments = given.list('attachments')
    demand(text || attachments.length > 0, 100, 'message or attachments are required')
    demand(text.length <= MAX_TEXT, 100, 'message is too long')
    checkAttachments({ records, names: attachments, groupId })
    return { text, attachments }
  }

  const findOwn = (call: VkCall): WallPost => {
    const groupId = groupOfOwner(call.given.id('owner_id'))
    if (!canManage(call, groupId)) refuse(210)
    return wall.find(groupId, call.given.number('post_id') ?? 0) ?? refuse(104)
  }

  const addPost = (
    { given, actor }: VkCall,
    content: Pick<WallPost, 'groupId' | 'text' | 'attachments'>,
  ): WallPost => {
    const isFull = world.crowd === undefined && countToday(content.groupId) >= DAILY_POSTS
    demand(!isFull, 214, `you can only add ${DAILY_POSTS} posts a day`)
    const date = given.number('publish_date')
    const createdAt = date === undefined ? now() : new Date(date * 1000)
    demand(date === undefined || createdAt > now(), 100, 'publish_date is invalid')
    return wall.add({
      ...content,
      createdAt,
      editedAt: undefined,
      authorId: actor.kind === 'user' ? actor.userId : '',
      isSigned: given.flag('signed'),
      isAds: given.flag('mark_as_ads'),
      isCommentable: !given.flag('close_comments'),
      isPinned: false,
    })
  }

  const countToday = (groupId: string): number =>
    wall.of(groupId).filter(({ createdAt }) => createdAt.getTime() > now().getTime() - DAY_MS)
      .length

  const isVisible = ({ createdAt }: WallPost) => createdAt <= now()

  const groupOfWall = ({ given }: VkCall, ownerId: string | undefined): string =>
    groupOfOwner(ownerId) ||
    groupOfOwner(given.text('domain')) ||
    findCommunityByName(given.text('domain'))?.id ||
    ''

  return {
    'wall.post': (call) => {
      needRight(call, 'wall')
      const { given, actor } = call
      const groupId = groupOfOwner(given.id('owner_id'))
      // A key of a community writes in its name only.
      const isAllowed = actor.kind === 'user' || given.flag('from_group')
      demand(canManage(call, groupId) && isOpen() && isAllowed, 214)
      const content = readContent(call, groupId)
      const make = () => addPost(call, { groupId, ...content }).id
      const post_id = wall.once({ scope: `post/${groupId}`, guid: given.text('guid'), make })
      return { post_id }
    },

    // What is not repeated is gone: attachments too.
    'wall.edit': (call) => {
      needRight(call, 'wall')
      const post = findOwn(call)
      const content = readContent(call, post.groupId)
      Object.assign(post, content, { editedAt: now(), isAds: call.given.flag('mark_as_ads') })
      return { post_id: post.id }
    },

    'wall.delete': (call) => {
      needRight(call, 'wall')
      const post = findOwn(call)
      wall.remove(post.groupId, post.id)
      return 1
    },

    // Those that are gone are left out.
    'wall.getById': (call) => ({
      items: call.given.list('posts').flatMap((name) => {
        const [, groupId = '', id = ''] = /^-(\d+)_(\d+)/.exec(name) ?? []
        const post = wall.find(groupId, id)
        return post && isVisible(post) ? [show(post)] : []
      }),
    }),

    'wall.get': (call) => {
      const { given } = call
      const groupId = groupOfWall(call, call.request.query.get('owner_id') ?? ownerOf(call))
      const filter = given.text('filter')
      const all = wall.of(groupId).filter((post) => isVisible(post) !== (filter === 'postponed'))
      const offset = given.number('offset') ?? 0
      const count = Math.min(MAX_PAGE, given.number('count') ?? USUAL_PAGE)
      return { count: all.length, items: all.slice(offset, offset + count).map(show) }
    },
  }
}

/** The schema has `domain` only; the page of the method has `owner_id` beside it. */
const ownerOf = ({ request }: VkCall): string | undefined => {
  const value = request.fields?.owner_id
  return typeof value === 'string' ? value : undefined
}
