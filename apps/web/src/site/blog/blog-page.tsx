import { Link } from '@tanstack/react-router'
import type { PageDataOf } from '../content/page-data.ts'
import { SiteSearch } from '../search/site-search.tsx'
import { PageTitle, SitePage } from '../site-page.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { Byline, CardNote } from './byline.tsx'
import { Cover } from './cover.tsx'
import { TagBar } from './tag-bar.tsx'

const SHORT_LIST = 5

export const BlogPage = ({ articles, tags }: PageDataOf<'blog'>) => {
  const [first, ...rest] = articles
  return (
    <SitePage>
      <PageTitle
        title="Блог о том, что досматривают"
        lead="Разборы, размеры, лимиты. Числа сетей подставляются из тех же таблиц, по которым Кадр проверяет посты."
      />
      <TagBar tags={tags.slice(0, 8)} total={articles.length} />
      <SiteSearch />
      {first ? (
        <div className="grid grid-cols-1 gap-10 border-b border-ink pt-6 pb-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-6">
          <article className="relative grid content-start gap-4">
            {first.cover ? <Cover cover={first.cover} isFirst /> : null}
            <h2 className="text-[clamp(1.75rem,1.2rem+2vw,2.5rem)] leading-[1.1] font-semibold tracking-[-0.03em] text-balance">
              <Link to={first.path} className="after:absolute after:inset-0 hover:underline">
                {first.title}
              </Link>
            </h2>
            <p className="max-w-[40em] text-ink-2">{first.description}</p>
            <Byline article={first} />
          </article>
          <ul className="grid content-start">
            {rest.slice(0, SHORT_LIST).map((article) => (
              <li
                key={article.path}
                className="relative grid grid-cols-[minmax(0,1fr)_3.5rem] gap-4 border-t border-line py-4 first:border-t-0 lg:first:pt-0"
              >
                <div className="grid content-start gap-1">
                  <h2 className="text-[1.125rem] leading-6 font-semibold tracking-[-0.01em]">
                    <Link
                      to={article.path}
                      className="after:absolute after:inset-0 hover:underline"
                    >
                      {article.title}
                    </Link>
                  </h2>
                  <CardNote article={article} />
                </div>
                {article.cover?.posters[0] ? (
                  <img
                    src={article.cover.posters[0].src}
                    width={article.cover.posters[0].width}
                    height={article.cover.posters[0].height}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="h-auto w-full rounded-chip"
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="pt-10">
        <ArticleGrid articles={rest.slice(SHORT_LIST)} />
      </div>
    </SitePage>
  )
}
