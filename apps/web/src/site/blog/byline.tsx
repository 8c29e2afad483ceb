import type { ArticleCard } from '@kadr/content/shape'
import { formatDay } from '../format-day.ts'

/** The first topic and the reading time. */
export const CardNote = ({ article }: { article: ArticleCard }) => (
  <p className="text-label text-ink-2">
    {article.tags[0] ? `${article.tags[0].title}, ` : ''}
    {article.minutes}&nbsp;мин
  </p>
)

export const Byline = ({ article }: { article: ArticleCard }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-label text-ink-2">
    <span className="font-medium text-ink">{article.author}</span>
    <span>
      проверено <time dateTime={article.updated}>{formatDay(article.updated)}</time>
    </span>
    <span>{article.minutes}&nbsp;мин чтения</span>
  </p>
)
