import type { HookFilterChoice } from '@kadr/content/shape'
import { Link } from '@tanstack/react-router'
import type { Search } from '../../platform/read-search.ts'
import type { HooksSearch } from './hooks-search.ts'

type FilterProps = {
  title: string
  name: 'family' | 'goal' | 'niche'
  any: string
  choices: readonly HookFilterChoice[]
  search: Search<HooksSearch>
}

const itemStyle =
  'flex min-h-9 items-center justify-between gap-3 rounded-chip px-3 text-label hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-accent'

/** A list of links, so that a filter has an address, can be opened in a tab and left by «Назад». */
export const HookFilter = ({ title, name, any, choices, search }: FilterProps) => {
  const chosen = search[name]
  return (
    <details className="group" open>
      <summary className="cursor-pointer px-3 py-2 text-label text-ink-2">{title}</summary>
      <ul>
        <li>
          <Link
            to="/hooks-gallery"
            search={{ ...search, [name]: undefined }}
            resetScroll={false}
            aria-current={chosen === undefined}
            className={itemStyle}
          >
            {any}
          </Link>
        </li>
        {choices.map(({ id, title: label, count }) => (
          <li key={id}>
            <Link
              to="/hooks-gallery"
              search={{ ...search, [name]: id }}
              resetScroll={false}
              aria-current={chosen === id}
              className={itemStyle}
            >
              <span>{label}</span>
              <span className="text-ink-3 tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
