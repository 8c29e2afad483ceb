import { Link } from '@tanstack/react-router'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { PageDataOf } from '../content/page-data.ts'
import { formatDay } from '../format-day.ts'
import { Prose } from '../prose.tsx'
import { SiteSearch } from '../search/site-search.tsx'
import { SitePage } from '../site-page.tsx'
import { TableOfContents } from '../table-of-contents.tsx'
import { SectionNav } from './section-nav.tsx'

const titleStyle =
  'text-[clamp(2.125rem,1.5rem+2.6vw,3.25rem)] leading-[1.08] font-bold tracking-[-0.034em] text-balance'
const ROOT = { title: 'База знаний', path: '/knowledge-base' }

const Section = ({ section }: PageDataOf<'section'>) => (
  <div className="grid content-start gap-5">
    <Breadcrumbs items={[ROOT]} />
    <h1 className={titleStyle}>{section.title}</h1>
    <p className="max-w-[38.7em] text-[1.125rem] leading-7 text-ink-2">{section.description}</p>
    <ul className="grid border-t border-ink">
      {section.articles.map(({ path, title, description }) => (
        <li key={path} className="relative grid gap-1 border-b border-line py-4">
          <Link
            to={path}
            className="text-title font-semibold after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
          <p className="max-w-[45.3em] text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  </div>
)

const Help = ({ article, sections }: PageDataOf<'help'>) => {
  const section = sections.find(({ path }) => article.path.startsWith(`${path}/`))
  return (
    <article className="grid content-start gap-5">
      <Breadcrumbs items={[ROOT, ...(section ? [section] : [])]} />
      <h1 className={titleStyle}>{article.title}</h1>
      <p className="max-w-[38.7em] text-[1.125rem] leading-7 text-ink-2">{article.description}</p>
      <div className="lg:hidden">
        <TableOfContents headings={article.headings} />
      </div>
      <Prose html={article.prose} />
      <p className="border-t border-line pt-4 text-label text-ink-3">
        Проверено <time dateTime={article.updated}>{formatDay(article.updated)}</time>
      </p>
    </article>
  )
}

/** A section of the knowledge base or an article of one. */
export const HelpPage = ({ data }: { data: PageDataOf<'help' | 'section'> }) => (
  <SitePage className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-12">
    <div className="lg:col-start-2 lg:row-start-1">
      {data.kind === 'section' ? <Section {...data} /> : <Help {...data} />}
    </div>
    {/* After the text in the document too: on a slow line it would be drawn first and then pushed down. */}
    <div className="grid content-start gap-6 lg:col-start-1 lg:row-start-1">
      <SiteSearch />
      <SectionNav sections={data.sections} />
    </div>
  </SitePage>
)
