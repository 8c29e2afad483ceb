import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { PageDataOf } from '../content/page-data.ts'
import { PageTitle, SitePage } from '../site-page.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { TagBar } from './tag-bar.tsx'

export const TagPage = ({ tag, tags }: PageDataOf<'tag'>) => (
  <SitePage className="grid grid-cols-1 gap-4">
    <Breadcrumbs
      items={[
        { title: 'Блог', path: '/blog' },
        { title: 'Темы', path: '/blog/tags' },
      ]}
    />
    <PageTitle title={tag.title} lead={tag.description} />
    <TagBar tags={tags} />
    <ArticleGrid articles={tag.articles} />
  </SitePage>
)
