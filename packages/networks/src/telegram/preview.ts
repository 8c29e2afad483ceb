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
  /** Posts before this id are on the next page; null where the history begins. */
  before: number | null
  /** No post at all, which says nothing about those asked for. */
  isEmpty: boolean
}

type PreviewRead = { kind: 'ok'; data: Preview } | { kind: 'failed'; failure: Failure }

const MESSAGE =
  /<div class="tgme_widget_message ([^"]*)"[^>]*data-post="([^"]+)"([\s\S]*?)(?=<div class="tgme_widget_message |$)/g
/** «Channel created», «pinned …»: told with a time like posts, and none of them. */
const SERVICE = /\bservice_message\b/

/** Emoji of the text have background images too. */
const THUMBNAIL =
  /class="(?:tgme_widget_message_(?:photo_wrap|(?:round)?video_thumb)|link_preview_(?:image|video_thumb))[^>]*background-image:url\('(https:[^']+)'\)/

const match = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

const kindOf = (html: string): FoundItem['kind'] => {
  if (/tgme_widget_message_(?:round)?video/.test(html)) return 'video'
  const photos = html.split('tgme_widget_message_photo_wrap').length - 1
  if (photos > 1) return 'images'
  return photos === 1 ? 'image' : 'text'
}

/** Ordinary and custom emoji together; Stars are an amount paid, not people. */
const countReactions = (html: string): number | undefined => {
  const counts = [...html.matchAll(/<span class="tgme_reaction">([\s\S]*?)<\/span>/g)]
    // The count follows the nested emoji.
    .map(([, inner = '']) => parseRounded(inner.slice(inner.lastIndexOf('>') + 1)))
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
    caption: decodeText(
      match(html, /tgme_widget_message_text js-message_text[^>]*>([\s\S]*?)<\/div>/) ?? '',
    ),
    kind: kindOf(html),
    permalink: `${site}/${post}`,
    thumbnailUrl: match(html, THUMBNAIL) ?? null,
    metrics: { ...(views !== undefined && { views }), ...(likes !== undefined && { likes }) },
  }
}

const parse = ({ site, html }: Omit<Message, 'post'>): Preview => {
  const widgets = [...html.matchAll(MESSAGE)]
  const before = Number(match(html, /class="tme_messages_more[^>]*data-before="(\d+)"/) ?? 0)
  return {
    title: decodeText(match(html, /property="og:title" content="([^"]*)"/) ?? ''),
    avatarUrl: match(html, /property="og:image" content="([^"]+)"/) ?? null,
    followers: parseRounded(
      match(html, /counter_value">([^<]+)<\/span> <span class="counter_type">subscriber/) ?? '',
    ),
    posts: widgets.flatMap(([, classes = '', post = '', body = '']) =>
      SERVICE.test(classes) ? [] : (readPost({ site, post, html: body }) ?? []),
    ),
    before: before > 1 ? before : null,
    isEmpty: widgets.length === 0,
  }
}

/** The public page of a channel. Not an API: unrecognized values are missing, never zero. */
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
    const isFound = outcome.kind === 'replied' && outcome.reply.status < 400
    return { kind: 'failed', failure: isFound ? noPreview : createOutage({ title: TITLE }) }
  }
  return { kind: 'ok', data: parse({ site: getEndpoint({ ctx, name: 'site' }), html: body }) }
}

export const noPreview: Failure = {
  kind: 'permanent',
  code: 'no_preview',
  message: 'У канала нет публичной страницы: её могли выключить или канал закрыт.',
  action: 'open_network',
}
