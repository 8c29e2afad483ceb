import { getEndpoint } from '../_shared/endpoint.ts'
import { createOutage, findCommonFailure } from '../_shared/failures.ts'
import type { Failure, NetworkContext } from '../account.ts'
import type { FoundItem, MetricValues } from '../metrics.ts'
import { decodeText, parseRounded } from './preview-text.ts'

const TITLE = 'Telegram'

export type PreviewPost = Pick<
  FoundItem,
  'publishedAt' | 'caption' | 'kind' | 'permalink' | 'thumbnailUrl'
> & { id: number; metrics: MetricValues }

type Preview = {
  title: string
  avatarUrl: string | null
  followers: number | undefined
  posts: readonly PreviewPost[]
}

type PreviewRead = { kind: 'ok'; data: Preview } | { kind: 'failed'; failure: Failure }

const MESSAGE =
  /<div class="tgme_widget_message [\s\S]*?data-post="([^"]+)"([\s\S]*?)(?=<div class="tgme_widget_message |$)/g

const match = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

const kindOf = (html: string): FoundItem['kind'] => {
  if (html.includes('tgme_widget_message_video')) return 'video'
  const photos = html.split('tgme_widget_message_photo_wrap').length - 1
  if (photos > 1) return 'images'
  return photos === 1 ? 'image' : 'text'
}

/** All kinds of reactions together. */
const countReactions = (html: string): number | undefined => {
  const counts = [...html.matchAll(/class="tgme_reaction[^"]*">[\s\S]*?<\/i>([^<]*)<\/span>/g)]
    .map(([, text = '']) => parseRounded(text))
    .filter((count) => count !== undefined)
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined
}

type Message = { site: string; post: string; html: string }

const readPost = ({ site, post, html }: Message): PreviewPost | undefined => {
  const id = Number(post.split('/').pop())
  const time = match(html, /<time datetime="([^"]+)"/)
  if (!Number.isSafeInteger(id) || !time) return undefined
  const views = parseRounded(match(html, /tgme_widget_message_views">([^<]+)</) ?? '')
  const likes = countReactions(html)
  return {
    id,
    publishedAt: new Date(time),
    caption: decodeText(match(html, /tgme_widget_message_text[^>]*>([\s\S]*?)<\/div>/) ?? ''),
    kind: kindOf(html),
    permalink: `${site}/${post}`,
    thumbnailUrl: match(html, /background-image:url\('([^']+)'\)/) ?? null,
    metrics: { ...(views !== undefined && { views }), ...(likes !== undefined && { likes }) },
  }
}

const parse = ({ site, html }: Omit<Message, 'post'>): Preview => ({
  title: decodeText(match(html, /property="og:title" content="([^"]*)"/) ?? ''),
  avatarUrl: match(html, /property="og:image" content="([^"]+)"/) ?? null,
  followers: parseRounded(
    match(html, /counter_value">([^<]+)<\/span> <span class="counter_type">subscriber/) ?? '',
  ),
  posts: [...html.matchAll(MESSAGE)].flatMap(
    ([, post = '', body = '']) => readPost({ site, post, html: body }) ?? [],
  ),
})

/** The public page of a channel. Not an API: what is not recognised is missing, never zero. */
export async function readPreview({
  ctx,
  username,
  before,
}: {
  ctx: NetworkContext
  username: string
  before: number | null
}): Promise<PreviewRead> {
  const outcome = await ctx.http({
    method: 'GET',
    url: `${getEndpoint({ ctx, name: 'preview' })}/s/${encodeURIComponent(username)}`,
    ...(before !== null && { query: { before } }),
    headers: { 'accept-language': 'en' },
  })
  const failure = findCommonFailure({ outcome, title: TITLE, now: ctx.clock.now() })
  if (failure) return { kind: 'failed', failure }
  const body = outcome.kind === 'replied' ? outcome.reply.body : ''
  // A channel without a preview is redirected to the page that opens the app.
  if (typeof body !== 'string' || !body.includes('tgme_channel_info')) {
    const isThere = outcome.kind === 'replied' && outcome.reply.status < 400
    return { kind: 'failed', failure: isThere ? noPreview : createOutage({ title: TITLE }) }
  }
  return { kind: 'ok', data: parse({ site: getEndpoint({ ctx, name: 'site' }), html: body }) }
}

export const noPreview: Failure = {
  kind: 'permanent',
  code: 'no_preview',
  message: 'У канала нет публичной страницы: её могли выключить или канал закрыт.',
  action: 'open_network',
}
