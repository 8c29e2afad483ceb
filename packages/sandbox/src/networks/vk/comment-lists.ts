import { findCommunity, findUser, groupOfOwner } from './accounts.ts'
import type { VkCall, VkMethod } from './calls.ts'
import { presentComment } from './present-post.ts'
import { refuse } from './replies.ts'
import { findStrangerById } from './voice.ts'
import type { WallComment, WallStore } from './wall-store.ts'

const MAX_LISTED = 100

/** People and communities of the listed comments. */
function facesOf(comments: readonly WallComment[]) {
  const ids = [...new Set(comments.filter((one) => !one.isDeleted).map(({ fromId }) => fromId))]
  return {
    profiles: ids
      .filter((id) => !id.startsWith('-'))
      .map((id) => {
        const person = findStrangerById(id)
        const user = findUser(id)
        const [first_name, last_name] = person
          ? [person.name.split(' ')[0], person.name.split(' ').slice(1).join(' ')]
          : [user?.firstName, user?.lastName]
        const screen_name = person?.word.replaceAll('.', '_') ?? `id${id}`
        return { id: Number(id), first_name, last_name, screen_name, can_access_closed: true }
      }),
    groups: ids
      .filter((id) => id.startsWith('-'))
      .map((id) => findCommunity(id.slice(1)))
      .map((found) => ({
        id: Number(found?.id),
        name: found?.name,
        screen_name: found?.screenName,
      })),
  }
}

export function commentLists(wall: WallStore): Readonly<Record<string, VkMethod>> {
  const answersOf = (all: readonly WallComment[], topId: number) =>
    all.filter((one) => one.id !== topId && wall.topOf(one) === topId && !one.isDeleted)

  const pageOf = ({ given }: VkCall, listed: readonly WallComment[]) => {
    const all = given.text('sort') === 'desc' ? listed.toReversed() : listed
    const first = given.number('start_comment_id')
    const base = first === undefined ? 0 : all.findIndex(({ id }) => id === first)
    const start = Math.max(0, base + (given.number('offset') ?? 0))
    return all.slice(start, start + Math.min(MAX_LISTED, given.number('count') ?? 10))
  }

  return {
    'wall.getComments': (call) => {
      const { given } = call
      const groupId = groupOfOwner(given.id('owner_id'))
      const post = wall.find(groupId, given.number('post_id') ?? 0)
      if (!post) return refuse(212)
      const all = wall.commentsOf(groupId, post.id)
      const topId = given.number('comment_id')
      // A deleted comment is a gap as long as somebody has answered it.
      const level =
        topId === undefined
          ? all
              .filter((one) => wall.topOf(one) === one.id)
              .filter((one) => !one.isDeleted || answersOf(all, one.id).length > 0)
          : answersOf(all, topId)
      const page = pageOf(call, level)
      const shownAnswers = given.number('thread_items_count') ?? 0
      const items = page.map((comment) => {
        const answers = topId === undefined ? answersOf(all, comment.id) : []
        const shown = answers.slice(0, shownAnswers)
        const thread = {
          count: answers.length,
          items: shown.map((one) => presentComment({ comment: one, wall })),
          can_post: true,
          show_reply_button: true,
          groups_can_post: true,
        }
        return { ...presentComment({ comment, wall }), ...(topId === undefined && { thread }) }
      })
      return {
        count: all.filter(({ isDeleted }) => !isDeleted).length,
        items,
        can_post: true,
        show_reply_button: true,
        groups_can_post: true,
        current_level_count: level.length,
        ...(given.flag('extended') && facesOf(all)),
      }
    },

    'wall.getComment': ({ given }) => {
      const groupId = groupOfOwner(given.id('owner_id'))
      const comment = wall.findComment(groupId, given.number('comment_id') ?? 0)
      if (!comment) return refuse(212)
      return {
        items: [presentComment({ comment, wall })],
        ...(given.flag('extended') && facesOf([comment])),
      }
    },
  }
}
