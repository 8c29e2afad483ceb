import { content } from 'virtual:site-content'
import { toolAddresses } from '../tools/load-tools.server.ts'

export const { blog, tags, knowledge, families, hooks, lists, phrase, networks, shares } = content

const articles = new Map(content.articles.map((article) => [article.path, article]))
export const findArticle = (path: string) => articles.get(path)

type Address = { path: string; kind: string; updated?: string; isUnlisted?: boolean }

/** Of fewer articles a tag says nothing that they don't. */
const LEAST_TAGGED = 2
export const isThin = ({ articles: members }: { articles: readonly unknown[] }) =>
  members.length < LEAST_TAGGED

const newest = (days: string[]) => days.toSorted().at(-1)
const dated = (address: Address, days: string[]): Address => {
  const updated = newest(days)
  return updated ? { ...address, updated } : address
}
const kindOf = (path: string) => /^\/(blog|knowledge-base|networks)\//.exec(path)?.[1] ?? 'pages'

/** Days of the pages below a path. */
const daysBelow = (path: string) =>
  content.articles
    .filter((article) => article.path.startsWith(`${path}/`))
    .map(({ updated }) => updated)

/** Every page made of the content, for the prerender and the sitemap. A list is as new as its newest member. */
export const contentAddresses: readonly Address[] = [
  dated({ path: '/blog', kind: 'blog' }, daysBelow('/blog')),
  dated({ path: '/blog/tags', kind: 'blog' }, daysBelow('/blog')),
  ...tags.map((tag) =>
    dated(
      { path: tag.path, kind: 'blog', ...(isThin(tag) && { isUnlisted: true }) },
      tag.articles.map(({ updated }) => updated),
    ),
  ),
  dated({ path: '/knowledge-base', kind: 'knowledge-base' }, daysBelow('/knowledge-base')),
  ...knowledge.map(({ path }) => dated({ path, kind: 'knowledge-base' }, daysBelow(path))),
  dated({ path: '/networks', kind: 'networks' }, daysBelow('/networks')),
  dated(
    { path: '/hooks-gallery', kind: 'hooks' },
    families.map(({ updated }) => updated),
  ),
  ...families.map(({ path, updated }) => ({ path, kind: 'hooks', updated })),
  ...toolAddresses,
  ...content.articles.map(({ path, updated }) => ({ path, kind: kindOf(path), updated })),
]

/** The page of the tag that a folder of articles is called by: `/blog/limits` is the parent of its articles. */
export const findFolder = (path: string): string | undefined =>
  /^\/blog\/[^/]+$/.test(path) && daysBelow(path).length > 0
    ? (tags.find(({ id }) => `/blog/${id}` === path)?.path ?? '/blog')
    : undefined
