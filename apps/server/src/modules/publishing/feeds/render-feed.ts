import { escapeHtml } from '@kadr/kit/escape-html'

export type FeedItem = {
  id: string
  title: string
  link: string
  publishedAt: Date
  text: string
  files: readonly { kind: 'image' | 'video'; mimeType: string; size: number; url: string }[]
}

/** Characters that XML can't hold even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const say = (text: string) => escapeHtml(text.replace(UNSAYABLE, ''))

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${say(part.trim()).replaceAll('\n', '<br>')}</p>`)

const pictureOf = ({ kind, url }: FeedItem['files'][number]) =>
  kind === 'image' ? [`<figure><img src="${say(url)}"></figure>`] : []

/** HTML inside of XML is escaped once more. */
const contentOf = ({ text, files }: FeedItem) =>
  escapeHtml([...paragraphsOf(text), ...files.flatMap(pictureOf)].join('\n'))

const renderItem = (item: FeedItem) => `<item>
<title>${say(item.title)}</title>
<link>${say(item.link)}</link>
<guid isPermaLink="false">${item.id}</guid>
<pubDate>${item.publishedAt.toUTCString()}</pubDate>
<description>${say(item.text)}</description>
${item.files
  .map(
    ({ url, size, mimeType }) =>
      `<enclosure url="${say(url)}" length="${size}" type="${say(mimeType)}"/>`,
  )
  .join('\n')}
<content:encoded>${contentOf(item)}</content:encoded>
</item>`

/** RSS 2.0 with whole texts. */
export const renderFeed = (feed: { title: string; link: string; items: readonly FeedItem[] }) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${say(feed.title)}</title>
<link>${say(feed.link)}</link>
<description>${say(feed.title)}</description>
<language>ru</language>
${feed.items.map(renderItem).join('\n')}
</channel>
</rss>
`
