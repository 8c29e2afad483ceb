import { content } from 'virtual:site-content'
import { toolAddresses } from '../tools/load-tools.server.ts'

export const { blog, tags, knowledge, families, hooks, lists, phrase } = content

const articles = new Map(content.articles.map((article) => [article.path, article]))
export const findArticle = (path: string) => articles.get(path)

type Address = { path: string; kind: string; updated?: string }

const newest = (days: string[]) => days.toSorted().at(-1)
const dated = (address: Address, days: string[]): Address => {
  const updated = newest(days)
  return updated ? { ...address, updated } : address
}
const kindOf = (path: string) => /^\/(blog|knowledge-base)\//.exec(path)?.[1] ?? 'pages'

/** Every page made of the content, for the prerender and the sitemap. A list is as new as its newest member. */
export const contentAddresses: readonly Address[] = [
  dated(
    { path: '/blog', kind: 'blog' },
    blog.map(({ updated }) => updated),
  ),
  { path: '/blog/tags', kind: 'blog' },
  ...tags.map(({ path, articles: members }) =>
    dated(
      { path, kind: 'blog' },
      members.map(({ updated }) => updated),
    ),
  ),
  { path: '/knowledge-base', kind: 'knowledge-base' },
  ...knowledge.map(({ path }) => ({ path, kind: 'knowledge-base' })),
  { path: '/hooks-gallery', kind: 'hooks' },
  ...families.map(({ path }) => ({ path, kind: 'hooks' })),
  ...toolAddresses,
  ...content.articles.map(({ path, updated }) => ({ path, kind: kindOf(path), updated })),
]
