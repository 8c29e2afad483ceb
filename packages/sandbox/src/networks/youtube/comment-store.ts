import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@kadr/kit/escape-html'
import { createRemarks, type Remark } from '../_shared/remarks.ts'
import { strangerOf } from '../_strangers/people.ts'
import type { FakeVoice, FakeWorld, Stranger } from '../fake-network.ts'
import { PEOPLE, privacyOf, type State } from './state.ts'

export type Moderation = 'published' | 'heldForReview' | 'likelySpam' | 'rejected'

/** As many answers as come with a thread. */
const SHOWN_ANSWERS = 5

export const strangerId = ({ number }: Stranger) => `UCzritel${String(number).padStart(15, '0')}Z`

/** Markup of `textDisplay`: links and line breaks are tags. */
const toHtml = (text: string) =>
  escapeHtml(text)
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>')

/** Comments of videos: threads with answers of one level. */
export function createCommentStore({ world, state }: { world: FakeWorld; state: State }) {
  const { memory, clock } = world
  const remarks = createRemarks({ memory, name: 'youtube' })
  const moderation = memory.table<Moderation>('youtube/moderation')
  /** Authors a channel does not show any more. */
  const banned = memory.table<true>('youtube/banned')

  const statusOf = (id: string): Moderation => moderation.get(id) ?? 'published'
  const ownerOf = ({ postId }: Pick<Remark, 'postId'>) => state.videos.get(postId)?.channelId ?? ''
  const newId = (parentId?: string) =>
    parentId === undefined
      ? `Ug${randomBytes(18).toString('base64url')}`
      : `${parentId}.${randomBytes(16).toString('base64url')}`
  const answersTo = (id: string): readonly Remark[] =>
    [...remarks.answersTo(id)]
      .filter((answer) => statusOf(answer.id) === 'published')
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())

  const handleOf = (authorId: string) =>
    PEOPLE.find(({ id }) => id === authorId)?.handle ??
    `@${strangerOf(authorId, strangerId)?.word ?? 'unknown'}`

  /** The raw text is for the author only. */
  const present = (remark: Remark, of: { viewerId: string; isPlain: boolean }) => {
    const handle = handleOf(remark.authorId)
    const isOwner = ownerOf(remark) === of.viewerId
    return {
      kind: 'youtube#comment',
      etag: `etag-${remark.id.slice(-8)}`,
      id: remark.id,
      snippet: {
        channelId: ownerOf(remark),
        videoId: remark.postId,
        textDisplay: of.isPlain ? remark.text : toHtml(remark.text),
        ...(remark.authorId === of.viewerId && { textOriginal: remark.text }),
        ...(remark.parentId !== undefined && { parentId: remark.parentId }),
        authorDisplayName: handle,
        authorChannelUrl: `http://www.youtube.com/${handle}`,
        authorChannelId: { value: remark.authorId },
        canRate: true,
        viewerRating: 'none',
        likeCount: 0,
        ...(isOwner && { moderationStatus: statusOf(remark.id) }),
        publishedAt: remark.createdAt.toISOString(),
        updatedAt: (remark.editedAt ?? remark.createdAt).toISOString(),
      },
    }
  }

  const add = (of: Pick<Remark, 'postId' | 'parentId' | 'authorId' | 'text' | 'createdAt'>) =>
    remarks.add(newId(of.parentId), of)

  /** Links of strangers look like spam; a careful channel sees all else first. */
  const judge = (text: string): Moderation => {
    if (/https?:\/\//.test(text)) return 'likelySpam'
    return state.switches.isOn('holdsComments') ? 'heldForReview' : 'published'
  }

  const voice: FakeVoice = {
    comment: ({ postId, answersTo: answered, person, text, at: createdAt }) => {
      const video = state.videos.get(postId)
      const parent = answered === undefined ? undefined : remarks.find(answered)
      const isGone = answered !== undefined && parent?.postId !== postId
      const isClosed = !video || privacyOf(video, clock.now().getTime()) === 'private'
      const authorId = strangerId(person)
      if (isClosed || isGone || banned.has(`${video.channelId}/${authorId}`)) return undefined
      const parentId = parent?.parentId ?? parent?.id
      const { id } = add({ postId, parentId, authorId, text, createdAt })
      moderation.set(id, judge(text))
      return id
    },
    edit: ({ id, text, at: editedAt }) => remarks.change(id, { text, editedAt }),
    remove: (id) => void remarks.remove(id),
    comments: () =>
      remarks.all().map(({ id, postId, authorId, text, createdAt: at }) => {
        const person = strangerOf(authorId, strangerId) ?? PEOPLE.find((one) => one.id === authorId)
        return { id, postId, author: person?.name ?? '', text, at }
      }),
  }

  return {
    voice,
    add,
    present,
    presentThread: (
      remark: Remark,
      of: { viewerId: string; isPlain: boolean; parts: string[] },
    ) => {
      const answers = answersTo(remark.id)
      const hasReplies = of.parts.includes('replies') && answers.length > 0
      return {
        kind: 'youtube#commentThread',
        etag: `etag-${remark.id.slice(-8)}`,
        id: remark.id,
        ...(of.parts.includes('snippet') && {
          snippet: {
            channelId: ownerOf(remark),
            videoId: remark.postId,
            topLevelComment: present(remark, of),
            canReply: true,
            totalReplyCount: answers.length,
            isPublic: statusOf(remark.id) === 'published',
          },
        }),
        ...(hasReplies && {
          replies: {
            comments: answers.slice(0, SHOWN_ANSWERS).map((answer) => present(answer, of)),
          },
        }),
      }
    },
    find: remarks.find,
    ownerOf,
    statusOf,
    answersTo,
    /** Threads of this state, newest first. */
    threads: (isWanted: (remark: Remark) => boolean, status: Moderation): readonly Remark[] =>
      remarks
        .all()
        .filter(({ parentId, id }) => parentId === undefined && statusOf(id) === status)
        .filter(isWanted)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    edit: (id: string, text: string) => remarks.change(id, { text, editedAt: clock.now() }),
    moderate: (id: string, status: Moderation) => moderation.set(id, status),
    ban: (remark: Remark) => banned.set(`${ownerOf(remark)}/${remark.authorId}`, true),
    remove: remarks.remove,
    ownUnder: (videoId: string) =>
      remarks.under(videoId).find((remark) => remark.authorId === ownerOf(remark)),
    reset: () => {
      remarks.reset()
      moderation.clear()
      banned.clear()
    },
  }
}

export type CommentStore = ReturnType<typeof createCommentStore>
