import { NETWORK_COUNT_OF } from '@kadr/domain/publishing/networks/network-names'
import { escapeHtml } from '@kadr/kit/escape-html'
import type { SiteContent } from './join-content.ts'
import type { Kind, LoadedContent } from './load-content.ts'
import type { ArticleCard } from './shape.ts'

type Site = { origin: string; content: SiteContent }

const FEED_TITLE = 'Блог Кадра'
const FEED_TEXT = 'Рилсы, хуки, лимиты сетей и планы публикаций: разборы с таблицами и примерами.'
const FEED_ITEMS = 30

const instantOf = (day: string) => `${day}T06:00:00Z`

export const rssXml = ({ origin, content }: Site) => {
  const item = ({ path, title, description, published, tags }: ArticleCard) =>
    [
      '<item>',
      `<title>${escapeHtml(title)}</title><link>${origin}${path}</link>`,
      `<guid isPermaLink="true">${origin}${path}</guid>`,
      `<description>${escapeHtml(description)}</description>`,
      `<pubDate>${new Date(instantOf(published)).toUTCString()}</pubDate>`,
      ...tags.map((tag) => `<category>${escapeHtml(tag.title)}</category>`),
      '</item>',
    ].join('')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${FEED_TITLE}</title><link>${origin}/blog</link><description>${FEED_TEXT}</description>`,
    '<language>ru</language>',
    `<atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...content.blog.slice(0, FEED_ITEMS).map(item),
    '</channel></rss>',
    '',
  ].join('\n')
}

export const atomXml = ({ origin, content }: Site) => {
  const entry = ({ path, title, description, published, updated, author }: ArticleCard) =>
    [
      `<entry><title>${escapeHtml(title)}</title><id>${origin}${path}</id>`,
      `<link href="${origin}${path}"/><published>${instantOf(published)}</published>`,
      `<updated>${instantOf(updated)}</updated><author><name>${escapeHtml(author)}</name></author>`,
      `<summary>${escapeHtml(description)}</summary></entry>`,
    ].join('')
  const newest =
    content.blog
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '2026-01-01'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    `<title>${FEED_TITLE}</title><subtitle>${FEED_TEXT}</subtitle><id>${origin}/blog</id>`,
    `<link href="${origin}/blog"/><link href="${origin}/blog/atom.xml" rel="self"/>`,
    `<updated>${instantOf(newest)}</updated>`,
    ...content.blog.slice(0, FEED_ITEMS).map(entry),
    '</feed>',
    '',
  ].join('\n')
}

/** The text of a page for programs: the source without our blocks. */
const toPlainMarkdown = (markdown: string) =>
  markdown
    .replaceAll(/^:::(?:note|table|copy)[ \t]*([^\n]*)$/gm, (_, title: string) =>
      title ? `**${title}**\n` : '',
    )
    .replaceAll(/^:::figure[^\n]*?alt="([^"]*)"[^\n]*$/gm, '*$1*')
    .replaceAll(/^:::(?:hook|reel)[^\n]*\n(?:[^:\n][^\n]*\n)*:::\s*$/gm, '')
    .replaceAll(/^:::\s*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Markdown twins: `/blog/a.md` beside `/blog/a`. */
export const listTwins = ({ origin, loaded }: { origin: string; loaded: LoadedContent }) =>
  loaded.pages.map(({ path, matter, text }) => ({
    name: `${path.slice(1)}.md`,
    text: `# ${matter.title}\n\n> ${matter.description}\n\n${origin}${path}, ${matter.updated}\n\n${toPlainMarkdown(text.markdown)}\n`,
  }))

export const llmsText = ({ origin, content, loaded }: Site & { loaded: LoadedContent }) => {
  const line = ({
    path,
    title,
    description,
  }: {
    path: string
    title: string
    description: string
  }) => `- [${title}](${origin}${path}.md): ${description}`
  const linesOf = (kind: Kind) =>
    loaded.pages
      .filter((page) => page.kind === kind)
      .map(({ path, matter }) => line({ path, ...matter }))
  return [
    '# Кадр',
    '',
    `> Сервис для рилсов и постов: собирает вертикальное видео из одной фразы и публикует его в ${NETWORK_COUNT_OF} сетях ровно один раз.`,
    '',
    '## Блог',
    ...content.blog.map(line),
    '',
    ...content.knowledge.flatMap(({ title, articles }) =>
      articles.length > 0 ? [`## База знаний: ${title}`, ...articles.map(line), ''] : [],
    ),
    '## Сети',
    ...linesOf('networks'),
    '',
    '## Документы',
    ...linesOf('pages'),
    '',
  ].join('\n')
}
