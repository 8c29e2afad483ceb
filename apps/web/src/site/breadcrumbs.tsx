import { Link } from '@tanstack/react-router'

export const Breadcrumbs = ({ items }: { items: readonly { title: string; path: string }[] }) => (
  <nav aria-label="Путь" className="text-label text-ink-2">
    <ol className="flex flex-wrap gap-x-2">
      {items.map(({ title, path }, index) => (
        <li key={path} className="flex gap-2">
          {index > 0 ? <span aria-hidden="true">/</span> : null}
          <Link
            to={path}
            className="underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
