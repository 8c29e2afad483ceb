import type { FakeWorld } from '../fake-network.ts'
import { groupOfOwner } from './accounts.ts'
import { checkAttachments } from './attachments.ts'
import { canManage, needRight, type VkCall, type VkMethod } from './calls.ts'
import type { MediaRecords } from './media-records.ts'
import { presentComment } from './present-post.ts'
import { demand, refuse } from './replies.ts'
import type { WallPost, WallStore } from './wall-store.ts'

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

    'wall.getComments': (call) => {
      const { given } = call
      const { groupId, id } = findPost(call)
      const all = [...wall.commentsOf(groupId, id)]
      if (given.text('sort') === 'desc') all.reverse()
      const offset = given.number('offset') ?? 0
      const page = all.slice(offset, offset + Math.min(100, given.number('count') ?? 10))
      return {
        count: all.length,
        items: page.map(presentComment),
        can_post: true,
        show_reply_button: true,
        groups_can_post: true,
        current_level_count: all.length,
      }
    },

    'wall.deleteComment': (call) => {
      needRight(call, 'wall')
      const groupId = groupOfOwner(call.given.id('owner_id'))
      if (!canManage(call, groupId)) refuse(211)
      if (!wall.removeComment(groupId, call.given.number('comment_id') ?? 0)) refuse(211)
      return 1
    },
  }
}

/** A key of a community writes in its name, asked or not. */
const authorOf = (call: VkCall): string => {
  const { given, actor } = call
  const own = actor.kind === 'group' ? actor.groupId : ''
  const groupId = given.id('from_group') ?? own
  demand(groupId === '' || canManage(call, groupId), 203)
  return groupId || actor.kind === 'group' ? `-${groupId}` : actor.userId
}
