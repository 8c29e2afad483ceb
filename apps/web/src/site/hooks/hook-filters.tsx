import type { HookFilterChoice } from '@kadr/content/shape'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import type { Search } from '../../platform/page/read-search.ts'
import { type HooksSearch, hooksAddress } from './hooks-search.ts'

type FilterProps = {
  title: string
  name: 'family' | 'goal' | 'niche'
  any: string
  choices: readonly HookFilterChoice[]
  search: Search<HooksSearch>
}

const itemStyle =
  'flex min-h-9 items-center justify-between gap-3 rounded-chip px-3 text-label hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-accent'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { search: Search<HooksSearch> }

export const FilterLink = ({ search, children, ...rest }: FilterLinkProps) => {
  const router = useRouter()
  const href = hooksAddress(search)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void router.navigate({ href, resetScroll: false })
      }}
    >
      {children}
    </a>
  )
}

/** A list of links, so that a filter has an address, can be opened in a tab and left by «Назад». */
export const HookFilter = ({ title, name, any, choices, search }: FilterProps) => {
  const chosen = search[name]
  const label = choices.find(({ id }) => id === chosen)?.title
  return (
    <details className="collapsed-on-phone rounded-control border border-line lg:border-0">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 text-label text-ink-2 lg:min-h-0">
        {title}
        <span className="text-ink lg:hidden">{label ?? any}</span>
      </summary>
      <ul>
        <li>
          <FilterLink
            search={{ ...search, [name]: undefined }}
            aria-current={chosen === undefined}
            className={itemStyle}
          >
            {any}
          </FilterLink>
        </li>
        {choices.map(({ id, title: choice, count }) => (
          <li key={id}>
            <FilterLink
              search={{ ...search, [name]: id }}
              aria-current={chosen === id}
              className={itemStyle}
            >
              <span>{choice}</span>
              <span className="text-ink-3 tabular-nums">{count}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
