import { escapeHtml } from '@kadr/kit/escape-html'
import { countFollowers, estimatePostAudience } from '../_shared/audience.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { Chats } from './chats.ts'
import type { Message } from './messages.ts'
import { parseShownText } from './texts.ts'

const PAGE = 20

/** As Telegram shows counters: 982, 1.2K, 34.5K, 1.2M. */
const round = (count: number): string => {
  if (count < 1000) return String(count)
  const [scale, sign] = count < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M']
  const value = Math.floor((count / (scale as number)) * 10) / 10
  return `${value}${sign}`
}

/** The public page of a channel with its newest posts, or those before an id. */
export const createPreview =
  (input: { world: FakeWorld; chats: Chats; messages(): readonly Message[] }) =>
  ({ params, query }: FakeRequest): FakeReply => {
    const { world } = input
    const chat = input.chats.find(`@${params.name}`)
    // A channel without a page leads to the one that opens the app.
    if (chat?.type !== 'channel' || !chat.username) {
      return { status: 302, headers: { location: `/${params.name}` } }
    }
    const now = world.clock.now()
    const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY)
    const shown = input
      .messages()
      .filter((one) => one.chat.id === chat.id && one.id < before && one.sentAt <= now)
      .sort((a, b) => a.id - b.id)
      .slice(-PAGE)
    const followers = round(countFollowers({ id: chat.id, now }))
    const posts = shown.map((message) => renderMessage({ message, name: chat.username ?? '', now }))
    return {
      status: 200,
      html: `<!DOCTYPE html><html><head><meta property="og:title" content="${escapeHtml(chat.title)}">
<meta property="og:image" content="${world.hostUrl}/telegram/www/i/userpic/320/${chat.username}.jpg"></head><body>
<div class="tgme_channel_info"><div class="tgme_channel_info_counters"><div class="tgme_channel_info_counter"><span class="counter_value">${followers}</span> <span class="counter_type">subscribers</span></div></div></div>
<section class="tgme_channel_history">${posts.join('\n')}</section></body></html>`,
    }
  }

function renderMessage(of: { message: Message; name: string; now: Date }): string {
  const { message, name, now } = of
  const audience = estimatePostAudience({
    id: `${message.chat.id}/${message.id}`,
    createdAt: message.sentAt,
    now,
  })
  const parsed = parseShownText({ params: { text: message.text }, name: 'text' })
  const text = 'text' in parsed ? String(parsed.text) : ''
  const media = message.media.map(({ kind }) =>
    kind === 'video'
      ? '<i class="tgme_widget_message_video_thumb"></i>'
      : '<a class="tgme_widget_message_photo_wrap"></a>',
  )
  const reactions =
    audience.likes > 0
      ? `<div class="tgme_widget_message_reactions"><span class="tgme_reaction"><i class="emoji"><b>👍</b></i>${round(audience.likes)}</span></div>`
      : ''
  return `<div class="tgme_widget_message text_not_supported_wrap js-widget_message" data-post="${name}/${message.id}">${media.join('')}
<div class="tgme_widget_message_text js-message_text" dir="auto">${escapeHtml(text).replaceAll('\n', '<br/>')}</div>${reactions}
<span class="tgme_widget_message_views">${round(audience.views)}</span><time datetime="${message.sentAt.toISOString().replace('.000Z', '+00:00')}" class="time">12:00</time></div>`
}
