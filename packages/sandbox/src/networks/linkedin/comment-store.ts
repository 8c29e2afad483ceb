import { createRemarks, type NewRemark, type Remark } from '../_shared/remarks.ts'
import { strangerOf } from '../_strangers/people.ts'
import type { FakeVoice, FakeWorld, Stranger } from '../fake-network.ts'
import { newNumber, ORGANIZATIONS, PEOPLE, type Post, urnOf } from './state.ts'

export const strangerUrn = ({ number }: Stranger) =>
  `urn:li:person:zritel${String(number).padStart(3, '0')}`

const nameOf = (urn: string) =>
  strangerOf(urn, strangerUrn)?.name ??
  ORGANIZATIONS.find((one) => urnOf(one) === urn)?.name ??
  PEOPLE.find(({ id }) => `urn:li:person:${id}` === urn)?.name ??
  urn

/** A comment is known by the post and its number. */
export const commentUrnOf = ({ postId, id }: Pick<Remark, 'postId' | 'id'>) =>
  `urn:li:comment:(${postId},${id})`

const COMMENT_URN = /^urn:li:comment:\((urn:li:[a-zA-Z]+:\d+),(\d+)\)$/

/** Comments of posts and answers to them: two levels. Members are told by their ids only. */
export function createCommentStore({
  world,
  findPost,
}: {
  world: FakeWorld
  findPost(urn: string): Post | undefined
}) {
  const remarks = createRemarks({ memory: world.memory, name: 'linkedin' })

  const present = (remark: Remark) => {
    const time = remark.createdAt.getTime()
    const parent = remark.parentId === undefined ? undefined : remarks.find(remark.parentId)
    const answers = remarks.answersTo(remark.id).length
    return {
      $URN: commentUrnOf(remark),
      actor: remark.authorId,
      commentUrn: commentUrnOf(remark),
      created: { actor: remark.authorId, time },
      lastModified: { actor: remark.authorId, time: remark.editedAt?.getTime() ?? time },
      id: remark.id,
      message: { attributes: [], text: remark.text },
      object: remark.postId,
      ...(parent && { parentComment: commentUrnOf(parent) }),
      ...(answers > 0 && {
        commentsSummary: { totalFirstLevelComments: answers, aggregatedTotalComments: answers },
      }),
      likesSummary: { totalLikes: 0, aggregatedTotalLikes: 0, likedByCurrentUser: false },
    }
  }

  const add = (of: NewRemark) => remarks.add(newNumber(world), of)

  const voice: FakeVoice = {
    comment: ({ postId, answersTo, person, text, at: createdAt }) => {
      const post = findPost(postId)
      const parent = answersTo === undefined ? undefined : remarks.find(answersTo)
      const isGone = answersTo !== undefined && parent?.postId !== postId
      if (!post || post.isDeleted || isGone) return undefined
      const parentId = parent?.parentId ?? parent?.id
      return add({ postId, parentId, authorId: strangerUrn(person), text, createdAt }).id
    },
    edit: ({ id, text, at: editedAt }) => remarks.change(id, { text, editedAt }),
    remove: (id) => void remarks.remove(id),
    comments: () =>
      remarks.all().map(({ id, postId, authorId, text, createdAt: at }) => ({
        id,
        postId,
        author: nameOf(authorId),
        text,
        at,
      })),
  }

  return {
    voice,
    add,
    present,
    find: remarks.find,
    /** What is under a post, or under a comment of it, oldest first. */
    under: (urn: string): readonly Remark[] => {
      const [, postId, id] = COMMENT_URN.exec(urn) ?? []
      return postId === undefined
        ? remarks.under(urn).filter(({ parentId }) => parentId === undefined)
        : remarks.under(postId).filter(({ parentId }) => parentId === id)
    },
    /** The post of an urn, and the comment when it names one. */
    placeOf: (urn: string): { postId: string; comment: Remark | undefined; isLost: boolean } => {
      const [, postId, id = ''] = COMMENT_URN.exec(urn) ?? []
      if (postId === undefined) return { postId: urn, comment: undefined, isLost: false }
      const comment = remarks.find(id)
      return { postId, comment, isLost: comment?.postId !== postId }
    },
    edit: (id: string, text: string) => remarks.change(id, { text, editedAt: world.clock.now() }),
    remove: remarks.remove,
    /** Ours, for the page. */
    ownUnder: (post: Post) =>
      remarks.under(post.urn).find(({ authorId }) => authorId === post.ownerId),
    reset: remarks.reset,
  }
}

export type CommentStore = ReturnType<typeof createCommentStore>
