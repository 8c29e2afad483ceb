import { Link } from '@tanstack/react-router'
import type { PageDataOf } from '../content/page-data.ts'
import { SiteSearch } from '../search/site-search.tsx'
import { PageTitle, SitePage } from '../site-page.tsx'

export const KnowledgePage = ({ sections }: PageDataOf<'knowledge'>) => (
  <SitePage className="grid grid-cols-1 gap-6">
    <PageTitle
      title="База знаний"
      lead="Как устроены экраны Кадра и что делать, когда что-то пошло не так."
    />
    <SiteSearch />
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {sections.map(({ id, path, title, description, articles }) => (
        <section key={id} aria-labelledby={`section-${id}`} className="grid content-start gap-3">
          <h2 id={`section-${id}`} className="border-t border-ink pt-4 text-title font-semibold">
            <Link to={path} className="hover:underline">
              {title}
            </Link>
          </h2>
          <p className="text-ink-2">{description}</p>
          <ul className="grid gap-1">
            {articles.map((article) => (
              <li key={article.path}>
                <Link
                  to={article.path}
                  className="inline-flex min-h-8 items-center text-accent underline-offset-4 hover:underline"
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </SitePage>
)
