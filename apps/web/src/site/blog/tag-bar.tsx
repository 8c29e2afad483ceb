import type { TagLink } from '@kadr/content/shape'
import { Link } from '@tanstack/react-router'

const BLOG: string = '/blog'
const TAGS: string = '/blog/tags'
const linkStyle =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-label whitespace-nowrap hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-semibold'

/** Topics of the blog; it scrolls sideways on a phone. */
export const TagBar = ({
  tags,
  total,
}: {
  tags: readonly (TagLink & { count: number })[]
  total?: number
}) => (
  <nav
    aria-label="Темы"
    className="-mx-4 flex gap-6 overflow-x-auto px-4 py-2 lg:mx-0 lg:flex-wrap lg:px-0"
  >
    <Link to={BLOG} activeOptions={{ exact: true }} className={linkStyle}>
      Всё{total === undefined ? '' : `, ${total}`}
    </Link>
    {tags.map(({ id, title, path, count }) => (
      <Link key={id} to={path} className={linkStyle}>
        {title}, {count}
      </Link>
    ))}
    <Link to={TAGS} activeOptions={{ exact: true }} className={linkStyle}>
      Все темы
    </Link>
  </nav>
)
