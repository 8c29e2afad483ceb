import { strangerOf } from '../_strangers/people.ts'
import type { FakeVoice, Stranger } from '../fake-network.ts'
import { findCommunity, findUser } from './accounts.ts'
import type { WallStore } from './wall-store.ts'

export const strangerId = ({ number }: Stranger) => String(170_900_000 + number)
export const findStrangerById = (id: string) => strangerOf(id, strangerId)

const nameOf = (fromId: string) =>
  findStrangerById(fromId)?.name ??
  findCommunity(fromId.replace('-', ''))?.name ??
  findUser(fromId)?.firstName ??
  fromId

const readId = (id: string) => {
  const [, groupId = '', number = ''] = /^-(\d+)_(\d+)$/.exec(id) ?? []
  return { groupId, id: Number(number) }
}

/** People under records of a wall. */
export const createVoice = (wall: WallStore): FakeVoice => ({
  comment: ({ postId, answersTo, person, text, at: createdAt }) => {
    const { groupId, id } = readId(postId)
    const post = wall.find(groupId, id)
    const parent = answersTo === undefined ? undefined : readId(answersTo)
    const isGone = parent && wall.findComment(groupId, parent.id)?.postId !== id
    if (!post?.isCommentable || isGone) return undefined
    const made = wall.addComment({
      postId: id,
      groupId,
      fromId: strangerId(person),
      text,
      attachments: [],
      replyTo: parent?.id,
      createdAt,
    })
    return `-${groupId}_${made.id}`
  },
  edit: ({ id, text }) => void wall.editComment({ ...readId(id), text }),
  remove: (id) => {
    const { groupId, id: number } = readId(id)
    wall.removeComment(groupId, number)
  },
  comments: () =>
    wall.allComments().map(({ groupId, id, postId, fromId, text, createdAt: at }) => ({
      id: `-${groupId}_${id}`,
      postId: `-${groupId}_${postId}`,
      author: nameOf(fromId),
      text,
      at,
    })),
})
