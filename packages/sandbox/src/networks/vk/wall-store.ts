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
}

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

  const nextId = (groupId: string) => {
    const id = (counters.get(groupId) ?? 100) + 1
    counters.set(groupId, id)
    return id
  }

  return {
    add: (post: Omit<WallPost, 'id'>): WallPost => {
      const stored = { ...post, id: nextId(post.groupId) }
      posts.set(keyOf(post.groupId, stored.id), stored)
      return stored
    },
    addComment: (comment: Omit<WallComment, 'id'>): WallComment => {
      const stored = { ...comment, id: nextId(comment.groupId) }
      comments.set(keyOf(comment.groupId, stored.id), stored)
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
    findComment: (groupId: string, id: number) => comments.get(keyOf(groupId, id)),
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
    allComments: (): readonly WallComment[] => [...comments.values()],
    pin: (groupId: string, id: number) => {
      for (const post of posts.values()) {
        if (post.groupId === groupId) post.isPinned = post.id === id
      }
    },
    remove: (groupId: string, id: number | string) => posts.delete(keyOf(groupId, id)),
    removeComment: (groupId: string, id: number) => comments.delete(keyOf(groupId, id)),
    reset: () => {
      for (const table of [posts, comments, counters, guids]) table.clear()
    },
  }
}

export type WallStore = ReturnType<typeof createWallStore>
