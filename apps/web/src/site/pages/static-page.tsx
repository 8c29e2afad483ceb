import type { PageDataOf } from '../content/page-data.ts'
import { formatDay } from '../format-day.ts'
import { Prose } from '../prose.tsx'
import { PageTitle, SitePage } from '../site-page.tsx'
import { TableOfContents } from '../table-of-contents.tsx'

/** A page of text alone: documents, the story. */
export const StaticPage = ({ article }: PageDataOf<'page'>) => (
  <SitePage>
    <PageTitle title={article.title} lead={article.description} size="text" />
    <div className="grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:pt-10">
      <div>
        <TableOfContents headings={article.headings} />
      </div>
      <div className="grid content-start gap-8">
        <Prose html={article.prose} />
        <p className="text-label text-ink-3">
          Редакция от <time dateTime={article.updated}>{formatDay(article.updated)}</time>
        </p>
      </div>
    </div>
  </SitePage>
)
