import { Link } from '@tanstack/react-router'
import type { PageDataOf } from '../content/page-data.ts'
import { PageTitle, SitePage } from '../site-page.tsx'

export const TagsPage = ({ tags }: PageDataOf<'tags'>) => (
  <SitePage>
    <PageTitle title="Темы блога" lead="Каждая статья отнесена к одной или нескольким темам." />
    <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {tags.map(({ id, title, path, description, count }) => (
        <li key={id} className="relative grid content-start gap-2 border-b border-line py-6">
          <h2 className="flex items-baseline justify-between gap-4 text-title font-semibold">
            <Link to={path} className="after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
            <span className="text-label font-normal text-ink-2 tabular-nums">{count}</span>
          </h2>
          <p className="text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  </SitePage>
)
