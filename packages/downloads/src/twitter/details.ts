import { readBoundedJson } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { DownloadRefusedError, refuseByStatus } from '../_shared/refusal.ts'
import type { Source } from '../source.ts'

const ENDPOINT = 'https://cdn.syndication.twimg.com/tweet-result'
const MAX_BYTES = 1024 * 1024

const tweet = z.object({
  __typename: z.optional(z.string()),
  text: z.optional(z.string()),
  user: z.optional(z.object({ screen_name: z.string() })),
  photos: z.optional(
    z.array(z.object({ url: z.string(), width: z.optional(z.int()), height: z.optional(z.int()) })),
  ),
  mediaDetails: z.optional(
    z.array(
      z.object({
        media_url_https: z.string(),
        video_info: z.optional(z.object({ duration_millis: z.optional(z.number()) })),
      }),
    ),
  ),
})

/** The site's widget derives this token from the id of the post. */
const tokenOf = (id: string) =>
  ((Number(id) / 1e15) * Math.PI).toString(36).replaceAll(/(0+|\.)/g, '')

export const readDetails: Source['readDetails'] = async (fetch, { id }) => {
  const query = new URLSearchParams({ id, lang: 'en', token: tokenOf(id) })
  const response = await fetch(`${ENDPOINT}?${query}`)
  if (!response.ok) {
    await response.body?.cancel()
    throw refuseByStatus(response.status)
  }
  const given = z.parse(tweet, await readBoundedJson(response, MAX_BYTES))
  if (given.__typename === 'TweetTombstone') throw new DownloadRefusedError('removed', 'tombstone')
  const [first] = given.mediaDetails ?? []
  const milliseconds = first?.video_info?.duration_millis
  return {
    title: (given.text ?? '').replaceAll(/\s*https:\/\/t\.co\/\w+/g, ''),
    author: given.user ? `@${given.user.screen_name}` : '',
    durationSeconds: milliseconds ? milliseconds / 1000 : null,
    thumbnailUrl: first?.media_url_https ?? null,
    photos: (given.photos ?? []).map(({ url, width, height }) => ({
      url: `${url}?name=orig`,
      width: width ?? null,
      height: height ?? null,
    })),
  }
}
