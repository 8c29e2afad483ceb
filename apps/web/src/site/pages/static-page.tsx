import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { PageDataOf } from '../content/page-data.ts'
import { formatDay } from '../format-day.ts'
import { BusinessForm } from '../forms/business-form.tsx'
import { DataDeletionForm } from '../forms/data-deletion-form.tsx'
import { Prose } from '../prose.tsx'
import { PageTitle, SitePage } from '../site-page.tsx'
import { TableOfContents } from '../table-of-contents.tsx'

/** Leads to the partner link; visitors sign in first. */
const AffiliateCall = () => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <LinkButton asChild size="lg">
      <Link to="/account/affiliate">Получить ссылку</Link>
    </LinkButton>
    <p className="text-label text-ink-2">
      Бесплатно, за&nbsp;минуту. Там&nbsp;же переходы, начисления и&nbsp;выплаты.
    </p>
  </div>
)

/** Forms and calls of pages, before or after their text. */
const FORMS: Readonly<Record<string, { Before?: ComponentType; After?: ComponentType }>> = {
  '/affiliate-program': { Before: AffiliateCall },
  '/data-deletion': { Before: DataDeletionForm },
  '/for-business': { After: BusinessForm },
}

/** A page of text, with its form where it has one: documents, the story. */
export const StaticPage = ({ article }: PageDataOf<'page'>) => {
  const { Before, After } = FORMS[article.path] ?? {}
  return (
    <SitePage>
      <PageTitle title={article.title} lead={article.description} size="text" />
      <div className="grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:pt-10">
        <div>
          <TableOfContents headings={article.headings} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          {Before ? <Before /> : null}
          <Prose html={article.prose} />
          {After ? <After /> : null}
          <p className="text-label text-ink-3">
            Редакция от <time dateTime={article.updated}>{formatDay(article.updated)}</time>
          </p>
        </div>
      </div>
    </SitePage>
  )
}
