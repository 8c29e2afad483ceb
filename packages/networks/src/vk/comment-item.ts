import { getEndpoint } from '../_shared/endpoint.ts'
import { createItem, parentOf } from '../_shared/incoming-item.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { IncomingItem } from '../conversations.ts'
import type { VkComment, VkGroup, VkMessage, VkPerson } from './conversation-wire.ts'
import { ownerOf } from './token.ts'

export type Place = { ctx: NetworkContext; account: Account }
export type Names = { profiles: readonly VkPerson[]; groups: readonly VkGroup[] }

const KINDS: Readonly<Record<string, 'image' | 'video' | 'sticker'>> = {
  photo: 'image',
  graffiti: 'image',
  video: 'video',
  sticker: 'sticker',
}

const mediaOf = ({ attachments }: Pick<VkComment, 'attachments'>): IncomingItem['media'] =>
  attachments.map(({ type }) => ({ kind: KINDS[type] ?? 'other', url: null }))

/** Communities are told by negative ids. */
function authorOf(id: string, names: Names): IncomingItem['author'] {
  const group = names.groups.find((one) => `-${one.id}` === id)
  const person = names.profiles.find((one) => one.id === id)
  const name = group?.name ?? [person?.first_name, person?.last_name].filter(Boolean).join(' ')
  const handle = (group ?? person)?.screen_name
  return { externalId: id, name: name || null, handle: handle ? `@${handle}` : null }
}

const seconds = (at: number) => new Date(at * 1000)

export function presentComment(of: {
  place: Place
  comment: VkComment
  /** `-1_23`. */
  root: string
  names: Names
}): IncomingItem {
  const { place, comment, root, names } = of
  const { id, from_id, date, text, reply_to_comment, parents_stack, deleted } = comment
  const nearest = [reply_to_comment, parents_stack?.at(-1)].find((one) => one && one !== '0')
  const externalId = `${root}_${id}`
  return createItem({
    externalId,
    rootExternalId: root,
    parentExternalId: parentOf({ id: externalId, root, parent: nearest && `${root}_${nearest}` }),
    author: authorOf(from_id, names),
    isOurs: from_id === ownerOf(place.account),
    text,
    media: mediaOf(comment),
    happenedAt: seconds(date),
    isDeleted: deleted ?? false,
    isHidden: null,
    held: null,
    url: `${getEndpoint({ ctx: place.ctx, name: 'site' })}/wall${root}?reply=${id}`,
    details: { comment: id, top: parents_stack?.[0] ?? id },
  })
}

export const presentMessage = (of: {
  place: Place
  message: VkMessage
  names: Names
}): IncomingItem => {
  const { place, message, names } = of
  const { peer_id: peer, from_id, date, update_time, text, deleted } = message
  return createItem({
    externalId: `${peer}:${message.conversation_message_id}`,
    kind: 'direct',
    rootExternalId: `dialog:${peer}`,
    author: authorOf(from_id, names),
    isOurs: from_id === ownerOf(place.account),
    text,
    media: mediaOf(message),
    happenedAt: seconds(date),
    editedAt: update_time ? seconds(update_time) : null,
    isDeleted: Boolean(deleted),
    isHidden: null,
    held: null,
    details: { peer },
  })
}
