import { escapeHtml } from '@kadr/kit/escape-html'
import { countFollowers, estimatePostAudience } from '../_shared/audience.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { Chats } from './chats.ts'
import type { Message } from './message.ts'
import { parseShownText } from './texts.ts'

const PAGE = 20
/** «Channel created». */
export const FIRST_ID = 1

/** As Telegram shows counters: 982, 1.2K, 34.5K, 1.2M. */
const round = (count: number): string => {
  if (count < 1000) return String(count)
  const [scale, sign] = count < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M']
  const value = Math.floor((count / (scale as number)) * 10) / 10
  return `${value}${sign}`
}

/** An album is shown once, under the id of its first message. */
const mergeAlbums = (messages: readonly Message[]): Message[] => {
  const shown: Message[] = []
  for (const message of messages) {
    const last = shown.at(-1)
    if (last?.groupId && last.groupId === message.groupId) {
      const media = [...last.media, ...message.media]
      shown[shown.length - 1] = { ...last, media, text: last.text || message.text }
    } else shown.push(message)
  }
  return shown
}

/** A page has twenty messages, which may be fewer posts; an album is not cut. */
const lastPage = (messages: readonly Message[]): readonly Message[] => {
  const start = Math.max(0, messages.length - PAGE)
  const group = messages[start]?.groupId
  const first = group ? messages.findIndex(({ groupId }) => groupId === group) : start
  return messages.slice(first)
}

const renderMore = (name: string, before: number) =>
  `<div class="tgme_widget_message_centered js-messages_more_wrap"><a href="/s/${name}?before=${before}" class="tme_messages_more js-messages_more" data-before="${before}"></a></div>`

/** The first message of every channel: with a time as posts have, and without views. */
const renderCreated = (name: string) =>
  wrap(
    `<div class="tgme_widget_message text_not_supported_wrap service_message js-widget_message" data-post="${name}/${FIRST_ID}"><div class="tgme_widget_message_bubble"><div class="tgme_widget_message_text js-message_text" dir="auto">Channel created</div><div class="tgme_widget_message_footer compact js-message_footer"><a class="tgme_widget_message_date" href="https://t.me/${name}/${FIRST_ID}"><time datetime="2025-02-03T09:00:00+00:00" class="time">09:00</time></a></div></div></div>`,
  )

/** The public page of a channel with its newest posts, or those before an id. */
export const createPreview =
  (input: { world: FakeWorld; chats: Chats; messages(): readonly Message[] }) =>
  ({ params, query }: FakeRequest): FakeReply => {
    const { world } = input
    const chat = input.chats.find(`@${params.name}`)
    // A channel without a page redirects to the page that opens the app.
    if (chat?.type !== 'channel' || !chat.username) {
      return { status: 302, headers: { location: `/${params.name}` } }
    }
    const name = chat.username
    const now = world.clock.now()
    const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY)
    const all = input
      .messages()
      .filter((one) => one.chat.id === chat.id && one.id < before && one.sentAt <= now)
      .sort((a, b) => a.id - b.id)
    const page = lastPage(all)
    const [oldest] = page
    const isLast = page.length === all.length
    const followers = round(countFollowers({ id: chat.id, now }))
    const posts = mergeAlbums(page).map((message) => renderMessage({ message, name, now }))
    const shown = [
      ...(isLast || !oldest ? [] : [renderMore(name, oldest.id)]),
      ...(isLast && before > FIRST_ID ? [renderCreated(name)] : []),
      ...posts,
    ]
    return {
      status: 200,
      html: `<!DOCTYPE html><html><head><meta property="og:title" content="${escapeHtml(chat.title)}">
<meta property="og:image" content="${world.hostUrl}/telegram/www/i/userpic/320/${name}.jpg"></head><body>
<div class="tgme_channel_info"><div class="tgme_channel_info_counters"><div class="tgme_channel_info_counter"><span class="counter_value">${followers}</span> <span class="counter_type">subscribers</span></div></div></div>
<section class="tgme_channel_history js-message_history">${shown.join('\n')}</section></body></html>`,
    }
  }

const wrap = (html: string) =>
  `<div class="tgme_widget_message_wrap js-widget_message_wrap">${html}</div>`

const EMOJI =
  '<i class="emoji" style="background-image:url(\'//telegram.org/img/emoji/40/F09F918D.png\')"><b>👍</b></i>'

/** Ordinary and custom emoji; Stars are shown beside them. */
const renderReactions = (likes: number): string => {
  if (likes === 0) return ''
  const custom = Math.floor(likes / 3)
  const spans = [
    `<span class="tgme_reaction tgme_reaction_paid"><i class="icon icon-telegram-stars"></i>25</span>`,
    `<span class="tgme_reaction">${EMOJI}${round(likes - custom)}</span>`,
    ...(custom > 0
      ? [
          `<span class="tgme_reaction"><tg-emoji emoji-id="5190660975866437599"></tg-emoji>${round(custom)}</span>`,
        ]
      : []),
  ]
  return `<div class="tgme_widget_message_reactions js-message_reactions">${spans.join('')}</div>`
}

const renderMedia = ({ media, groupId }: Message, name: string, id: number): string => {
  const parts = media.map(({ kind }, index) => {
    const href = `https://t.me/${name}/${id + index}?single`
    const picture = `style="width:800px;background-image:url('https://cdn4.telesco.pe/file/${id + index}.jpg')"`
    return kind === 'video'
      ? `<a class="tgme_widget_message_video_player" href="${href}"><i class="tgme_widget_message_video_thumb" ${picture}></i></a>`
      : `<a class="tgme_widget_message_photo_wrap${groupId ? ' grouped_media_wrap' : ''}" href="${href}" ${picture}></a>`
  })
  return groupId
    ? `<div class="tgme_widget_message_grouped_wrap js-message_grouped_wrap">${parts.join('')}</div>`
    : parts.join('')
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
  const reply = message.replyTo
    ? `<a class="tgme_widget_message_reply" href="https://t.me/${name}/${message.replyTo}"><div class="tgme_widget_message_text js-message_reply_text" dir="auto">…</div></a>`
    : ''
  const time = message.sentAt.toISOString().replace(/\.\d{3}Z$/, '+00:00')
  return wrap(`<div class="tgme_widget_message text_not_supported_wrap js-widget_message" data-post="${name}/${message.id}"><div class="tgme_widget_message_bubble">${reply}${renderMedia(message, name, message.id)}
<div class="tgme_widget_message_text js-message_text" dir="auto">${escapeHtml(text).replaceAll('\n', '<br/>')} ${EMOJI}</div>${renderReactions(audience.likes)}
<div class="tgme_widget_message_footer"><span class="tgme_widget_message_views">${round(audience.views)}</span><a class="tgme_widget_message_date" href="https://t.me/${name}/${message.id}"><time datetime="${time}" class="time">12:00</time></a></div></div></div>`)
}
