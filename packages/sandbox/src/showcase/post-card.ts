import type { FakeNetwork, FakePost } from '../networks/fake-network.ts'
import { html, type Markup } from './markup.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
}

/** The visible text: Telegram messages are stored with tags. */
const toPlainText = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)

type CardInput = { fake: FakeNetwork; post: FakePost; hostUrl: string }

const time = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
})
export const showTime = (instant: string): string => time.format(new Date(instant))

const fileOf = ({ kind, url }: FakePost['media'][number], alt: string): Markup => {
  switch (kind) {
    case 'image':
      return html`<img src="${url}" alt="${alt}" loading="lazy">`
    case 'video':
      return html`<video src="${url}" controls preload="metadata" aria-label="Видео"></video>`
    case 'document':
      return html`<p class="text"><a href="${url}">Документ PDF</a></p>`
  }
}

const mediaOf = ({ post }: CardInput): Markup | undefined =>
  post.media.length === 0
    ? undefined
    : html`<div class="media${post.media.length > 1 ? ' album' : ''}">${post.media.map(
        (file, index) => fileOf(file, `Файл ${index + 1} из ${post.media.length}`),
      )}</div>`

const authorOf = ({ fake, post }: CardInput): Markup => {
  const person = fake.people().find(({ id }) => id === post.accountId)
  const { name, handle } = post.author ?? person ?? { name: post.accountId, handle: '' }
  const picture = person
    ? html`<img class="avatar" src="/sandbox/net/${fake.id}/_avatar/${encodeURIComponent(person.id)}" alt="" width="40" height="40">`
    : html`<span class="avatar letter" aria-hidden="true">К</span>`
  return html`<header class="author">${picture}<div><b>${name}</b><small>${handle}</small></div></header>`
}

/** The first line is the title where the network has one. */
const textOf = ({ fake: { card }, post }: CardInput): Markup | undefined => {
  const text = card.text === 'html' ? toPlainText(post.text) : post.text
  if (text.trim() === '') return undefined
  if (card.text !== 'titled') return html`<p class="text">${text}</p>`
  const [title = '', ...rest] = text.split('\n')
  const description = rest.join('\n').trim()
  return html`<h3 class="title">${title}</h3>${description && html`<p class="text">${description}</p>`}`
}

const linkOf = ({ post, hostUrl }: CardInput): Markup | undefined => {
  if (!post.url) return undefined
  const short = post.url.replace(/^https?:\/\/(www\.)?/, '')
  return post.url.startsWith(hostUrl)
    ? html`<a href="${post.url}">Открыть публикацию</a>`
    : html`<span class="address">${short}</span>`
}

const buttonsOf = ({ post }: CardInput): Markup | undefined =>
  post.buttons &&
  html`<div class="buttons">${post.buttons.map(({ text, url }) => html`<a href="${url}">${text}</a>`)}</div>`

/** A publication in the layout of its network. */
export function renderPostCard(shown: CardInput): Markup {
  const { fake, post } = shown
  const parts = { author: authorOf(shown), media: mediaOf(shown), words: textOf(shown) }
  const body = fake.card.order.map((part) => parts[part])
  return html`<article class="post ${fake.id}" aria-label="${`${fake.title}: публикация`}">
<div class="sheet">${body}${buttonsOf(shown)}</div>
<footer><span class="badge ${fake.id}">${fake.title}</span><time datetime="${post.createdAt}">${showTime(post.createdAt)}</time>${post.note && html`<span>${post.note}</span>`}${linkOf(shown)}</footer>
</article>`
}
