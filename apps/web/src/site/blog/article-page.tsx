import { Link } from '@tanstack/react-router'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { PageDataOf } from '../content/page-data.ts'
import { Prose } from '../prose.tsx'
import { SitePage } from '../site-page.tsx'
import { TableOfContents } from '../table-of-contents.tsx'
import { Byline, CardNote } from './byline.tsx'

export const ArticlePage = ({ article }: PageDataOf<'article'>) => {
  const trail = [{ title: 'Блог', path: '/blog' }, ...article.tags.slice(0, 1)]
  return (
    <SitePage>
      <article>
        <header className="grid gap-5 border-b border-ink pb-6 lg:pb-8">
          <Breadcrumbs items={trail} />
          <h1 className="max-w-[15.85em] text-[clamp(2.375rem,1.6rem+3.1vw,3.75rem)] leading-[1.06] font-bold tracking-[-0.036em] text-balance">
            {article.title}
          </h1>
          <p className="max-w-[38.7em] text-[1.125rem] leading-7 text-ink-2 lg:text-[1.375rem] lg:leading-8">
            {article.description}
          </p>
          <Byline article={article} />
        </header>
        <div className="grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:pt-10">
          <div>
            <TableOfContents headings={article.headings} />
          </div>
          <Prose html={article.prose} />
        </div>
      </article>
      {article.related.length > 0 ? (
        <aside aria-labelledby="related" className="mt-14 grid gap-5 border-t border-ink pt-6">
          <h2 id="related" className="text-title font-semibold">
            Читайте дальше
          </h2>
          <ul className="grid grid-cols-1 gap-6 md:grid-cols-3">
            {article.related.map((other) => (
              <li key={other.path} className="relative grid grid-cols-[5rem_minmax(0,1fr)] gap-4">
                {other.cover?.posters[0] ? (
                  <img
                    src={other.cover.posters[0].src}
                    width={other.cover.posters[0].width}
                    height={other.cover.posters[0].height}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="h-auto w-full rounded-chip"
                  />
                ) : (
                  <span />
                )}
                <div className="grid content-start gap-1">
                  <Link
                    to={other.path}
                    className="font-semibold after:absolute after:inset-0 hover:underline"
                  >
                    {other.title}
                  </Link>
                  <CardNote article={other} />
                </div>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </SitePage>
  )
}
