import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Searchable } from '../../../context.ts'
import { listCandidates } from '../../../db/list-candidates.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'
import { isPostInReach } from './reach.repository.ts'
import { readPosts } from './read-posts.ts'

const LONGEST_TITLE = 140

const titleOf = (text: string) =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE).toWellFormed()

export const searchablePosts: Searchable = {
  action: 'posts.read',
  list: ({ ctx, searcher, sought }) =>
    listCandidates({
      db: ctx.db,
      from: posts,
      columns: {
        id: posts.id,
        title: posts.text,
        searchText: posts.searchText,
        newest: posts.updatedAt,
      },
      where: and(
        eq(posts.workspaceId, searcher.workspaceId),
        isNull(posts.deletedAt),
        isPostInReach({ id: sql`${posts.id}`, authorId: sql`${posts.authorId}` }, searcher),
      ),
      sought,
    }),
  async show({ ctx, searcher: { workspaceId }, ids }) {
    const found = await readPosts({ ctx, workspaceId, ids })
    const items = found.map(({ id, text, state, time, media }) => ({
      id,
      title: titleOf(text),
      state,
      dueAt: time?.at ?? null,
      pictureUrl: media[0]?.urls.thumbnail ?? null,
    }))
    return { group: 'posts', items }
  },
}
