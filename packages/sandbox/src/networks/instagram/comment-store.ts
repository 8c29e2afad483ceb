import type { GraphContainers } from '../_shared/graph-containers.ts'
import { type AskedFields, parseAskedFields, pickAsked } from '../_shared/graph-fields.ts'
import { createRemarks, type Remark } from '../_shared/remarks.ts'
import { strangerOf } from '../_strangers/people.ts'
import type { FakeVoice, FakeWorld, Stranger } from '../fake-network.ts'
import { findAccount, handleOf } from './accounts.ts'

export const COMMENT_FIELDS = [
  'id',
  'text',
  'timestamp',
  'username',
  'from',
  'user',
  'hidden',
  'like_count',
  'legacy_instagram_comment_id',
  'media',
  'parent_id',
  'replies',
]
const USUAL = ['text', 'timestamp']

/** Ids of people who write are scoped to the application, as those of its accounts are not. */
export const strangerId = ({ number }: Stranger) => String(7_700_000_000_000_100 + number)

export const toStamp = (at: Date) => at.toISOString().replace(/\.\d{3}Z$/, '+0000')

type FeedVoice = Pick<FakeVoice, 'comment' | 'edit' | 'remove' | 'comments'>

/** Comments under media of two levels, as people and the API see them. */
export function createCommentStore(input: { world: FakeWorld; containers: GraphContainers }) {
  const { world, containers } = input
  const remarks = createRemarks({ memory: world.memory, name: 'instagram' })
  /** Media whose author has closed the comments. */
  const closed = world.memory.table<true>('instagram/closed')

  const usernameOf = (authorId: string) =>
    strangerOf(authorId, strangerId)?.word ?? handleOf({ world, id: authorId }).slice(1)
  const ownerOf = ({ postId }: Pick<Remark, 'postId'>) => containers.findMedia(postId)?.accountId
  const newestAnswers = (id: string) =>
    [...remarks.answersTo(id)].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())

  const present = (remark: Remark, asked: AskedFields): object => {
    const answers = asked.has('replies') ? newestAnswers(remark.id) : []
    const ofAnswers = asked.get('replies') ?? parseAskedFields('')
    const username = usernameOf(remark.authorId)
    const node = {
      id: remark.id,
      text: remark.text,
      timestamp: toStamp(remark.createdAt),
      username,
      from: { id: remark.authorId, username },
      user: remark.authorId === ownerOf(remark) ? { id: remark.authorId } : undefined,
      hidden: remark.isHidden,
      like_count: 0,
      legacy_instagram_comment_id: remark.id,
      media: { id: remark.postId },
      parent_id: remark.parentId,
      // An edge without nodes is not there at all.
      replies:
        answers.length > 0 ? { data: answers.map((one) => present(one, ofAnswers)) } : undefined,
    }
    return pickAsked({ asked, usual: USUAL, node })
  }

  const comment: FeedVoice['comment'] = ({ postId, answersTo, person, text, at }) => {
    const media = containers.findMedia(postId)
    const parent = answersTo === undefined ? undefined : remarks.find(answersTo)
    const isGone = answersTo !== undefined && parent?.postId !== postId
    if (!media || media.isStory || closed.has(postId) || isGone) return undefined
    const parentId = parent?.parentId ?? parent?.id
    const of = { postId, parentId, authorId: strangerId(person), text, createdAt: at }
    return remarks.add(containers.nextId(), of).id
  }
  const voice: FeedVoice = {
    comment,
    edit: ({ id, text, at }) => remarks.change(id, { text, editedAt: at }),
    remove: (id) => void remarks.remove(id),
    comments: () =>
      remarks.all().map(({ id, postId, authorId, text, createdAt: at }) => {
        const author = findAccount({ world, id: authorId })?.name ?? usernameOf(authorId)
        return { id, postId, text, at, author }
      }),
  }

  return {
    voice,
    present,
    ownerOf,
    newestAnswers,
    add: (of: Pick<Remark, 'postId' | 'parentId' | 'authorId' | 'text'>) =>
      remarks.add(containers.nextId(), { ...of, createdAt: world.clock.now() }),
    find: remarks.find,
    /** A comment under media of the account, or one of its own. */
    findVisible: (id: string, accountId: string): Remark | undefined => {
      const remark = remarks.find(id)
      const isVisible = remark && (ownerOf(remark) === accountId || remark.authorId === accountId)
      return isVisible ? remark : undefined
    },
    /** Newest first, without answers. */
    topOf: (mediaId: string) =>
      remarks
        .under(mediaId)
        .filter(({ parentId }) => parentId === undefined)
        .toReversed(),
    hide: (id: string, isHidden: boolean) => remarks.change(id, { isHidden }),
    remove: remarks.remove,
    close: (mediaId: string) => void closed.set(mediaId, true),
    open: (mediaId: string) => void closed.delete(mediaId),
    isClosed: (mediaId: string) => closed.has(mediaId),
    /** Ours, oldest first. */
    ownUnder: (mediaId: string) =>
      remarks.under(mediaId).filter((remark) => remark.authorId === ownerOf(remark)),
    reset: () => {
      remarks.reset()
      closed.clear()
    },
  }
}

export type CommentStore = ReturnType<typeof createCommentStore>
