import type { ArticleCard } from '@kadr/content/shape'
import { Link } from '@tanstack/react-router'
import { CardNote } from './byline.tsx'
import { Cover } from './cover.tsx'

export const ArticleGrid = ({ articles }: { articles: readonly ArticleCard[] }) => (
  <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
    {articles.map((article) => (
      <li key={article.path} className="relative grid content-start gap-3">
        {article.cover ? <Cover cover={article.cover} /> : null}
        <h2 className="text-[1.375rem] leading-7 font-semibold tracking-[-0.02em] text-balance">
          <Link to={article.path} className="after:absolute after:inset-0 hover:underline">
            {article.title}
          </Link>
        </h2>
        <p className="text-ink-2">{article.description}</p>
        <CardNote article={article} />
      </li>
    ))}
  </ul>
)
