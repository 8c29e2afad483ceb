import type { HttpClient } from '@kadr/kit/http-client'

/** Bluesky’s public service as far as figures of posts go: it answers at once, so that our own work is measured. */
export const answerPosts = () => {
  let calls = 0
  const http: HttpClient = async ({ query }) => {
    calls += 1
    const asked = query?.uris
    const uris = Array.isArray(asked) ? asked : []
    const posts = uris.map((uri: string) => ({
      uri,
      likeCount: 12,
      replyCount: 3,
      repostCount: 2,
      quoteCount: 1,
      bookmarkCount: 0,
    }))
    return { kind: 'replied', reply: { status: 200, headers: new Headers(), body: { posts } } }
  }
  return { http, count: () => calls }
}
