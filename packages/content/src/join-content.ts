import { network } from '@kadr/contract/publishing/networks'
import { typeset } from '@kadr/kit/typeset'
import { checkPages } from './check-pages.ts'
import type { LoadedContent, SourcePage } from './load-content.ts'
import type { Article, ArticleCard, Hook, KnowledgeSection, NetworkPage, Tag } from './shape.ts'

const RELATED = 3
const META_NETWORKS = /Instagram|Threads|Facebook/

const tagPath = (id: string) => `/blog/tags/${id}`

const byNewest = (one: ArticleCard, other: ArticleCard) =>
  other.published.localeCompare(one.published) ||
  other.updated.localeCompare(one.updated) ||
  one.path.localeCompare(other.path)

/** One of each family in turn, so that the gallery begins with all of them. */
const alternateFamilies = (hooks: readonly Hook[]): Hook[] => {
  const families = [...Map.groupBy(hooks, ({ family }) => family.id).values()]
  const longest = Math.max(0, ...families.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    families.flatMap((own) => own[turn] ?? []),
  ).flat()
}

/** All pages of the content as the site shows them. */
export const joinContent = (loaded: LoadedContent) => {
  const { tags, sections, families, hooks, lists, pages, posterOf, phrase, shares } = loaded
  const titleOf = new Map(tags.map(({ id, title }) => [id, title]))

  const toCard = ({ path, matter, cover, minutes }: SourcePage): ArticleCard => ({
    path,
    title: typeset(matter.title),
    description: typeset(matter.description),
    tags: matter.tags.map((id) => ({ id, title: titleOf.get(id) ?? id, path: tagPath(id) })),
    published: matter.published,
    updated: matter.updated,
    author: matter.author,
    minutes,
    cover: cover && { paper: cover.paper, posters: cover.posters.map(posterOf) },
  })
  const cards = new Map(pages.map((page) => [page.path, toCard(page)]))

  const cardsOf = (kind: SourcePage['kind']) =>
    pages.filter((page) => page.kind === kind).flatMap(({ path }) => cards.get(path) ?? [])
  const blog = cardsOf('blog').toSorted(byNewest)

  /** Those named in the front matter, then those with the most tags in common. */
  const findRelated = ({ path, kind, matter }: SourcePage): ArticleCard[] => {
    const named = matter.related.flatMap((other) => cards.get(other) ?? [])
    const shared = ({ tags: others }: ArticleCard) =>
      others.filter(({ id }) => matter.tags.includes(id)).length
    const similar = cardsOf(kind)
      .filter((card) => card.path !== path && !named.includes(card) && shared(card) > 0)
      .toSorted((one, other) => shared(other) - shared(one) || byNewest(one, other))
    return [...named, ...similar].slice(0, RELATED)
  }

  const toArticle = (page: SourcePage): Article => ({
    ...(cards.get(page.path) ?? toCard(page)),
    headings: page.text.headings,
    prose: page.text.prose,
    image: page.image,
    related: page.kind === 'pages' ? [] : findRelated(page),
    namesMeta: META_NETWORKS.test(`${page.matter.title} ${page.text.plain}`),
  })
  const articles = new Map(pages.map((page) => [page.path, toArticle(page)]))

  const tagPages: Tag[] = tags
    .map((tag) => ({
      ...tag,
      path: tagPath(tag.id),
      articles: blog.filter((card) => card.tags.some(({ id }) => id === tag.id)),
    }))
    .filter((tag) => tag.articles.length > 0)

  const knowledge: KnowledgeSection[] = sections.map((section) => ({
    ...section,
    path: `/knowledge-base/${section.id}`,
    articles: pages
      .filter((page) => page.path.startsWith(`/knowledge-base/${section.id}/`))
      .map(({ path, matter }) => ({
        path,
        title: typeset(matter.title),
        description: typeset(matter.description),
      })),
  }))

  const networks: NetworkPage[] = pages
    .filter(({ kind }) => kind === 'networks')
    .map(({ path, questions }) => ({
      network: network.parse(path.split('/').at(-1)),
      path,
      questions: questions.map(({ question, answer }) => ({
        question: typeset(question),
        answer: typeset(answer),
      })),
    }))

  const known = new Set([
    ...[
      '/blog',
      '/blog/tags',
      '/knowledge-base',
      '/hooks-gallery',
      '/networks',
      '/pricing',
      '/status',
      '/developers',
    ],
    ...pages.map(({ path }) => path),
    ...tagPages.map(({ path }) => path),
    ...knowledge.map(({ path }) => path),
    ...families.map(({ path }) => path),
  ])
  checkPages({ pages, known })
  return {
    articles,
    blog,
    tags: tagPages,
    knowledge,
    families,
    hooks: alternateFamilies(hooks),
    lists,
    known,
    networks,
    phrase,
    shares,
  }
}

export type SiteContent = ReturnType<typeof joinContent>
