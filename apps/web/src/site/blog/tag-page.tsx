import { Breadcrumbs } from '../breadcrumbs.tsx'
import { usePageData } from '../content/page-data.ts'
import { PageTitle, SitePage } from '../site-page.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { TagBar } from './tag-bar.tsx'

export default function TagPage() {
  const { tag, tags } = usePageData('tag')
  return (
    <SitePage className="grid grid-cols-1 gap-4">
      <Breadcrumbs items={[{ title: 'Блог', path: '/blog' }, { title: 'Темы', path: '/blog/tags' }]} />
      <PageTitle title={tag.title} lead={tag.description} />
      <TagBar tags={tags} />
      <ArticleGrid articles={tag.articles} />
    </SitePage>
  )
}
