import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import * as z from 'zod/mini'
import { fetchPage } from '../_shared/page/read-meta.ts'
import type { SourceDetails } from '../source.ts'

const node = z.object({
  display_url: z.string(),
  is_video: z.optional(z.boolean()),
  video_url: z.nullish(z.string()),
  dimensions: z.optional(z.object({ width: z.int(), height: z.int() })),
})
const media = z.extend(node, {
  edge_sidecar_to_children: z.optional(z.object({ edges: z.array(z.object({ node })) })),
})

/** The embed page contains the media as a JSON text inside a script. */
const CONTEXT = /"contextJSON":"((?:[^"\\]|\\.)*)"/

const mediaOf = (page: string) => {
  const [, quoted] = CONTEXT.exec(page) ?? []
  if (!quoted) return undefined
  try {
    const context: unknown = JSON.parse(JSON.parse(`"${quoted}"`))
    const shape = z.object({ context: z.object({ media }) })
    return z.parse(shape, context).context.media
  } catch {
    return undefined
  }
}

const cardOf = ({ display_url, is_video, video_url, dimensions }: z.infer<typeof node>) => {
  const size = { width: dimensions?.width ?? null, height: dimensions?.height ?? null }
  if (is_video !== true) return [{ url: display_url, ...size }]
  return video_url ? [{ url: video_url, ...size, isVideo: true }] : []
}

/** Photos and videos of every card of a carousel, or the photo of a post. */
export const readCards = async (fetch: SafeFetch, id: string): Promise<SourceDetails['photos']> => {
  const found = mediaOf(
    await fetchPage(fetch, `https://www.instagram.com/p/${id}/embed/captioned/`),
  )
  if (!found) return []
  const cards = found.edge_sidecar_to_children?.edges.map((edge) => edge.node) ?? [found]
  return cards.flatMap(cardOf)
}
