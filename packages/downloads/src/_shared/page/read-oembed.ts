import { readBoundedJson } from '@kadr/kit/bounded-body'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import * as z from 'zod/mini'
import type { SourceDetails } from '../../source.ts'
import { refuseByStatus } from '../refusal.ts'

const MAX_BYTES = 256 * 1024

const oembed = z.object({
  title: z.optional(z.string()),
  author_name: z.optional(z.string()),
  thumbnail_url: z.optional(z.nullable(z.string())),
})

/** Title, author and picture by the source's oEmbed. */
export const readOembed = async (
  fetch: SafeFetch,
  { endpoint, url }: { endpoint: string; url: string },
): Promise<SourceDetails> => {
  const response = await fetch(`${endpoint}?${new URLSearchParams({ format: 'json', url })}`)
  if (!response.ok) {
    await response.body?.cancel()
    throw refuseByStatus(response.status)
  }
  const given = z.parse(oembed, await readBoundedJson(response, MAX_BYTES))
  return {
    title: given.title ?? '',
    author: given.author_name ?? '',
    durationSeconds: null,
    thumbnailUrl: given.thumbnail_url ?? null,
    photos: [],
  }
}
