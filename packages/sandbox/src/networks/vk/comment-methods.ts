import type { FakeWorld } from '../fake-network.ts'
import { groupOfOwner } from './accounts.ts'
import { checkAttachments } from './attachments.ts'
import { canManage, needRight, type VkCall, type VkMethod } from './calls.ts'
import type { MediaRecords } from './media-records.ts'
import { demand, refuse } from './replies.ts'
import type { WallComment, WallPost, WallStore } from './wall-store.ts'

const MAX_COMMENT = 4096

export function commentMethods(input: {
  world: FakeWorld
  wall: WallStore
  records: MediaRecords
}): Readonly<Record<string, VkMethod>> {
  const { world, wall, records } = input

  const findPost = ({ given }: VkCall): WallPost =>
    wall.find(groupOfOwner(given.id('owner_id')), given.number('post_id') ?? 0) ?? refuse(212)

  const readContent = (call: VkCall, { groupId, isCommentable }: WallPost) => {
    const { given } = call
    demand(isCommentable, 213)
    const text = given.text('message')
    const attachments = given.list('attachments')
    demand(text || attachments.length > 0, 100, 'message or attachments are required')
    demand(text.length <= MAX_COMMENT, 100, 'message is too long')
    const parent = given.number('reply_to_comment')
    demand(parent === undefined || wall.findComment(groupId, parent), 100, 'reply_to_comment')
    checkAttachments({ records, names: attachments, groupId })
    return { fromId: authorOf(call), text, attachments }
  }

  return {
    'wall.createComment': (call) => {
      needRight(call, 'wall')
      const { given } = call
      const post = findPost(call)
      const replyTo = given.number('reply_to_comment')
      const content = readContent(call, post)
      const comment_id = wall.once({
        scope: `comment/${post.groupId}_${post.id}`,
        guid: given.text('guid'),
        make: () => {
          const { groupId, id: postId } = post
          const createdAt = world.clock.now()
          return wall.addComment({ ...content, groupId, postId, replyTo, createdAt }).id
        },
      })
      return { comment_id, parents_stack: replyTo === undefined ? [] : [replyTo] }
    },

    'wall.deleteComment': (call) => {
      needRight(call, 'wall')
      const groupId = groupOfOwner(call.given.id('owner_id'))
      const comment = wall.findComment(groupId, call.given.number('comment_id') ?? 0)
      if (!comment || !mayChange(call, comment)) refuse(211)
      wall.removeComment(groupId, comment?.id ?? 0)
      return 1
    },

    'wall.restoreComment': (call) => {
      needRight(call, 'wall')
      const groupId = groupOfOwner(call.given.id('owner_id'))
      const id = call.given.number('comment_id') ?? 0
      if (wall.findComment(groupId, id)) refuse(243)
      if (!wall.findDeleted(groupId, id) || !canManage(call, groupId)) refuse(211)
      wall.restoreComment(groupId, id)
      return 1
    },

    'wall.editComment': (call) => {
      needRight(call, 'wall')
      const { given, actor } = call
      const groupId = groupOfOwner(given.id('owner_id'))
      const id = given.number('comment_id') ?? 0
      const comment = wall.findComment(groupId, id)
      const isOwn = actor.kind === 'user' && comment?.fromId === actor.userId
      const isOfGroup = comment?.fromId === `-${groupId}` && canManage(call, groupId)
      if (!isOwn && !isOfGroup) refuse(211)
      const text = given.text('message')
      demand(text, 100, 'message is required')
      demand(text.length <= MAX_COMMENT, 100, 'message is too long')
      wall.editComment({ groupId, id, text })
      return 1
    },
  }
}

/** An author, and who manages the community of the wall. */
const mayChange = (call: VkCall, { groupId, fromId }: WallComment): boolean =>
  canManage(call, groupId) || (call.actor.kind === 'user' && call.actor.userId === fromId)

/** A key of a community writes in its name, asked or not. */
const authorOf = (call: VkCall): string => {
  const { given, actor } = call
  const own = actor.kind === 'group' ? actor.groupId : ''
  const groupId = given.id('from_group') ?? own
  demand(groupId === '' || canManage(call, groupId), 203)
  return groupId || actor.kind === 'group' ? `-${groupId}` : actor.userId
}
