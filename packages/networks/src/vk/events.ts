import { createItem } from '../_shared/incoming-item.ts'
import { parseOr } from '../_shared/parse.ts'
import type { IncomingItem } from '../conversations.ts'
import { type Names, type Place, presentComment, presentMessage } from './comment-item.ts'
import { comment, deletedComment, messageEvent, type VkEvent } from './conversation-wire.ts'
import { ownerOf } from './token.ts'

/** What is asked of VK to be told of. */
export const EVENTS = [
  'wall_reply_new',
  'wall_reply_edit',
  'wall_reply_restore',
  'wall_reply_delete',
  'message_new',
  'message_reply',
  'message_edit',
] as const

const NOBODY: Names = { profiles: [], groups: [] }
const COMMENT = /^wall_reply_(new|edit|restore)$/
const MESSAGE = /^message_(new|reply|edit)$/

/** Dialogs with people; talks of several have larger ids. */
const isPerson = (peer: string) => /^\d+$/.test(peer) && Number(peer) < 2_000_000_000

/** An event as an item: a key of a community is told of comments by events alone. */
export function itemOfEvent(place: Place, { type, object }: VkEvent): IncomingItem | undefined {
  const owner = ownerOf(place.account)
  if (type === 'wall_reply_delete') {
    const gone = parseOr(deletedComment, object)
    if (!gone) return undefined
    const root = `${owner}_${gone.post_id}`
    return createItem({
      externalId: `${root}_${gone.id}`,
      rootExternalId: root,
      author: { externalId: '0', name: null, handle: null },
      happenedAt: place.ctx.clock.now(),
      isDeleted: true,
      isHidden: null,
      held: null,
    })
  }
  if (COMMENT.test(type)) {
    const told = parseOr(comment, object)
    if (!told?.post_id) return undefined
    const root = `${owner}_${told.post_id}`
    const item = presentComment({ place, comment: told, root, names: NOBODY })
    return type === 'wall_reply_edit' ? { ...item, editedAt: place.ctx.clock.now() } : item
  }
  const message = MESSAGE.test(type) ? parseOr(messageEvent, object) : undefined
  return message && isPerson(message.peer_id)
    ? presentMessage({ place, message, names: NOBODY })
    : undefined
}
