import type { KnowledgeSection } from '@kadr/content/shape'
import { Link } from '@tanstack/react-router'

const itemStyle =
  'block rounded-chip px-3 py-1.5 text-label text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent'

export const SectionNav = ({ sections }: { sections: readonly KnowledgeSection[] }) => (
  <nav aria-label="Разделы базы знаний" className="grid content-start gap-5">
    {sections.map(({ id, path, title, articles }) => (
      <div key={id} className="grid gap-1">
        <Link
          to={path}
          activeOptions={{ exact: true }}
          className="px-3 text-label font-semibold hover:underline"
        >
          {title}
        </Link>
        <ul>
          {articles.map((article) => (
            <li key={article.path}>
              <Link to={article.path} className={itemStyle}>
                {article.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)
