import { HOUR_MS } from '@kadr/kit/durations'
import type { FakeClock } from '../fake-network.ts'
import type { Memory } from '../memory.ts'

export type WallPost = {
  id: number
  groupId: string
  text: string
  /** As given to `wall.post`: `photo-1_2`, `video-1_2` or an address. */
  attachments: readonly string[]
  createdAt: Date
  editedAt: Date | undefined
  authorId: string
  isSigned: boolean
  isAds: boolean
  isCommentable: boolean
  isPinned: boolean
}

export type WallComment = {
  id: number
  postId: number
  groupId: string
  fromId: string
  text: string
  attachments: readonly string[]
  replyTo: number | undefined
  createdAt: Date
  isDeleted?: boolean
}

export type CommentEvent = { type: 'new' | 'edit' | 'delete' | 'restore'; comment: WallComment }

/** No document tells how long VK remembers a `guid`: here only as long as a retry takes. */
const GUID_LIFE_MS = HOUR_MS

/** Posts and comments of walls; a comment takes its number from the same row as posts. */
export function createWallStore({ memory, clock }: { memory: Memory; clock: FakeClock }) {
  const posts = memory.table<WallPost>('vk/posts')
  const comments = memory.table<WallComment>('vk/comments')
  const counters = memory.table<number>('vk/counters')
  const guids = memory.table<{ id: number; at: number }>('vk/guids')
  const keyOf = (groupId: string, id: number | string) => `${groupId}_${id}`
  const now = () => clock.now().getTime()
  let tell: (event: CommentEvent) => void = () => {}

  const changeComment = (
    of: { groupId: string; id: number },
    patch: Partial<Pick<WallComment, 'text' | 'attachments' | 'isDeleted'>>,
    type: CommentEvent['type'],
  ): boolean => {
    const known = comments.get(keyOf(of.groupId, of.id))
    if (!known) return false
    const comment = { ...known, ...patch }
    comments.set(keyOf(of.groupId, of.id), comment)
    tell({ type, comment })
    return true
  }

  const nextId = (groupId: string) => {
    const id = (counters.get(groupId) ?? 100) + 1
    counters.set(groupId, id)
    return id
  }

  /** The comment of the first level above, however deep the answer is. */
  const topOf = (comment: WallComment): number => {
    const parent =
      comment.replyTo === undefined
        ? undefined
        : comments.get(keyOf(comment.groupId, comment.replyTo))
    return parent ? topOf(parent) : comment.id
  }

  return {
    topOf,
    add: (post: Omit<WallPost, 'id'>): WallPost => {
      const stored = { ...post, id: nextId(post.groupId) }
      posts.set(keyOf(post.groupId, stored.id), stored)
      return stored
    },
    addComment: (comment: Omit<WallComment, 'id'>): WallComment => {
      const stored = { ...comment, id: nextId(comment.groupId) }
      comments.set(keyOf(comment.groupId, stored.id), stored)
      tell({ type: 'new', comment: stored })
      return stored
    },
    /** The number of what the same `guid` made before, or of what `make` makes now. */
    once: ({ scope, guid, make }: { scope: string; guid: string; make(): number }): number => {
      const key = `${scope}/${guid}`
      const known = guid ? guids.get(key) : undefined
      if (known && known.at > now() - GUID_LIFE_MS) return known.id
      const id = make()
      if (guid) guids.set(key, { id, at: now() })
      return id
    },
    find: (groupId: string, id: number | string) => posts.get(keyOf(groupId, id)),
    findComment: (groupId: string, id: number) => {
      const found = comments.get(keyOf(groupId, id))
      return found?.isDeleted ? undefined : found
    },
    findDeleted: (groupId: string, id: number) => {
      const found = comments.get(keyOf(groupId, id))
      return found?.isDeleted ? found : undefined
    },
    /** Newest first, the pinned one before all. */
    of: (groupId: string): readonly WallPost[] =>
      [...posts.values()]
        .filter((post) => post.groupId === groupId)
        .sort(
          (a, b) =>
            Number(b.isPinned) - Number(a.isPinned) ||
            b.createdAt.getTime() - a.createdAt.getTime() ||
            b.id - a.id,
        ),
    commentsOf: (groupId: string, postId: number): readonly WallComment[] =>
      [...comments.values()].filter(
        (comment) => comment.groupId === groupId && comment.postId === postId,
      ),
    all: (): readonly WallPost[] => [...posts.values()],
    allComments: (): readonly WallComment[] =>
      [...comments.values()].filter(({ isDeleted }) => !isDeleted),
    pin: (groupId: string, id: number) => {
      for (const post of posts.values()) {
        if (post.groupId === groupId) post.isPinned = post.id === id
      }
    },
    remove: (groupId: string, id: number | string) => posts.delete(keyOf(groupId, id)),
    editComment: (of: { groupId: string; id: number; text: string }) =>
      changeComment(of, { text: of.text }, 'edit'),
    /** A deleted comment can be brought back, and stays as a gap while it has answers. */
    removeComment: (groupId: string, id: number) =>
      changeComment({ groupId, id }, { isDeleted: true }, 'delete'),
    restoreComment: (groupId: string, id: number) =>
      changeComment({ groupId, id }, { isDeleted: false }, 'restore'),
    onComment: (listener: (event: CommentEvent) => void) => {
      tell = listener
    },
    reset: () => {
      for (const table of [posts, comments, counters, guids]) table.clear()
    },
  }
}

export type WallStore = ReturnType<typeof createWallStore>
