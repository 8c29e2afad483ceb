import type { Article, KnowledgeSection } from '@kadr/content/shape'
import { NETWORK_COUNT_OF } from '@kadr/domain/publishing/networks/network-names'
import { articleJsonLd, breadcrumbJsonLd, listJsonLd } from '../../platform/page/json-ld.ts'
import type { PageSeo } from '../../platform/page/seo.ts'
import { loadDevelopers } from '../developers/load-developers.server.ts'
import { loadLanding } from '../landing/landing-json-ld.server.ts'
import { loadNetwork, loadNetworks } from '../networks/load-networks.server.ts'
import { loadPricing, PRICING } from '../pricing/load-pricing.server.ts'
import { loadStatus, STATUS } from '../status/load-status.server.ts'
import { loadTool } from '../tools/load-tools.server.ts'
import {
  blog,
  families,
  findArticle,
  findFolder,
  hooks,
  isThin,
  knowledge,
  lists,
  tags,
} from './content.server.ts'
import type { PageData } from './page-data.ts'

/** Part of the page; the other hooks are loaded by a search. */
const FIRST_HOOKS = 24

const FEEDS = [
  { type: 'application/rss+xml', title: 'Блог Кадра', href: '/blog/rss.xml' },
  { type: 'application/atom+xml', title: 'Блог Кадра', href: '/blog/atom.xml' },
]
const BLOG = { name: 'Блог', path: '/blog' }
const KNOWLEDGE = { name: 'База знаний', path: '/knowledge-base' }
const HOOKS = { name: 'Галерея хуков', path: '/hooks-gallery' }

const counted = tags.map(({ id, title, path, articles }) => ({
  id,
  title,
  path,
  count: articles.length,
}))

const seoOfArticle = (article: Article, trail: { name: string; path: string }[]): PageSeo => ({
  title: article.title,
  description: article.description,
  image: article.image,
  type: 'article',
  alternates: [
    { type: 'text/markdown', title: article.title, href: `${article.path}.md` },
    ...(article.path.startsWith('/blog/') ? FEEDS : []),
  ],
  jsonLd: [
    articleJsonLd(article),
    breadcrumbJsonLd([...trail, { name: article.title, path: article.path }]),
  ],
})

const loadBlog = (): PageData => ({
  kind: 'blog',
  seo: {
    title: 'Блог о рилсах и постах',
    description: `Размеры и лимиты ${NETWORK_COUNT_OF} сетей, хуки, контент-планы, право и аналитика: статьи с таблицами и примерами, которые можно взять сразу.`,
    alternates: FEEDS,
    jsonLd: [breadcrumbJsonLd([BLOG]), listJsonLd(blog)],
  },
  articles: blog,
  tags: counted,
})

const loadTags = (): PageData => ({
  kind: 'tags',
  seo: {
    title: 'Темы блога',
    description:
      'Все темы блога Кадра: лимиты сетей, рилсы, хуки, TikTok, Telegram, планирование, право и аналитика — с описанием и числом статей.',
    jsonLd: [breadcrumbJsonLd([BLOG, { name: 'Темы', path: '/blog/tags' }])],
  },
  tags: tags.map(({ articles, ...tag }) => ({ ...tag, count: articles.length })),
})

const loadTag = (id: string): PageData | undefined => {
  const tag = tags.find((known) => known.id === id)
  if (!tag) return undefined
  return {
    kind: 'tag',
    seo: {
      title: `${tag.title}: статьи блога`,
      description: `${tag.description} Статьи блога Кадра на эту тему.`,
      ...(isThin(tag) && { isPrivate: true }),
      jsonLd: [
        breadcrumbJsonLd([BLOG, { name: tag.title, path: tag.path }]),
        listJsonLd(tag.articles),
      ],
    },
    tag,
    tags: counted,
  }
}

const loadKnowledge = (): PageData => ({
  kind: 'knowledge',
  seo: {
    title: 'База знаний',
    description:
      'Как подключить сети, собрать рилс, поставить пост в календарь и понять, почему он просит внимания: ответы с картинками экранов.',
    jsonLd: [breadcrumbJsonLd([KNOWLEDGE])],
  },
  sections: knowledge,
})

const loadSection = (section: KnowledgeSection): PageData => ({
  kind: 'section',
  seo: {
    title: `${section.title}: база знаний`,
    description: `${section.description} Раздел базы знаний Кадра со статьями и картинками экранов.`,
    jsonLd: [breadcrumbJsonLd([KNOWLEDGE, { name: section.title, path: section.path }])],
  },
  sections: knowledge,
  section,
})

const loadHelp = (article: Article): PageData => {
  const section = knowledge.find(({ path }) => article.path.startsWith(`${path}/`))
  const around = section ? [{ name: section.title, path: section.path }] : []
  return {
    kind: 'help',
    seo: seoOfArticle(article, [KNOWLEDGE, ...around]),
    sections: knowledge,
    article,
  }
}

const loadHooks = (): PageData => ({
  kind: 'hooks',
  seo: {
    title: `Галерея хуков: ${hooks.length} первых фраз`,
    description:
      'Первые фразы для рилсов по семействам, нишам и целям: что написать, что сказать и что показать. С примерами, которые можно взять целиком.',
    jsonLd: [breadcrumbJsonLd([HOOKS])],
  },
  hooks: hooks.slice(0, FIRST_HOOKS),
  families,
  lists,
  total: hooks.length,
})

const loadFamily = (id: string): PageData | undefined => {
  const family = families.find((known) => known.id === id)
  if (!family) return undefined
  return {
    kind: 'hook-family',
    seo: {
      title: `Хуки «${family.title}»: примеры`,
      description: `${family.description} ${family.count} примеров с тремя слоями: текст, голос и картинка.`,
      jsonLd: [breadcrumbJsonLd([HOOKS, { name: family.title, path: family.path }])],
    },
    family,
    hooks: hooks.filter((hook) => hook.family.id === id),
    families,
    lists,
  }
}

const loadArticle = (path: string): PageData | undefined => {
  const article = findArticle(path)
  if (!article) return undefined
  if (path.startsWith('/knowledge-base/')) return loadHelp(article)
  if (!path.startsWith('/blog/')) return { kind: 'page', seo: seoOfArticle(article, []), article }
  const [tag] = article.tags
  const around = tag ? [{ name: tag.title, path: tag.path }] : []
  return { kind: 'article', seo: seoOfArticle(article, [BLOG, ...around]), article }
}

export { findFolder }

/** Pages that are one of their kind. */
const SINGLE: Readonly<Record<string, () => PageData>> = {
  '/': loadLanding,
  '/blog': loadBlog,
  '/blog/tags': loadTags,
  '/knowledge-base': loadKnowledge,
  '/hooks-gallery': loadHooks,
  '/networks': loadNetworks,
  [PRICING.path]: loadPricing,
  [STATUS.path]: loadStatus,
}

/** The page of a path; undefined when the content has none. */
export const loadPage = (path: string): PageData | undefined => {
  const loadSingle = Object.hasOwn(SINGLE, path) ? SINGLE[path] : undefined
  if (loadSingle) return loadSingle()
  if (path.startsWith('/networks/')) return loadNetwork(path)
  if (path === '/developers' || path.startsWith('/developers/')) return loadDevelopers(path)
  const [, tag] = /^\/blog\/tags\/([^/]+)$/.exec(path) ?? []
  if (tag) return loadTag(tag)
  const [, family] = /^\/hooks-gallery\/([^/]+)$/.exec(path) ?? []
  if (family) return loadFamily(family)
  if (path === '/free-tools' || path.startsWith('/free-tools/')) return loadTool(path)
  const section = knowledge.find((known) => known.path === path)
  return section ? loadSection(section) : loadArticle(path)
}
