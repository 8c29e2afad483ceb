import { plural } from '@kadr/domain/base/plural'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import type { PageDataOf } from '../content/page-data.ts'
import { PageTitle, SitePage } from '../site-page.tsx'
import { keyOf, useFavourites } from './favourite-hooks.ts'
import { filterHooks } from './filter-hooks.ts'
import { HookCard } from './hook-card.tsx'
import { FilterLink, HookFilter } from './hook-filters.tsx'
import { useHooksSearch } from './hooks-search.ts'
import { useAllHooks } from './load-hooks.ts'

const HOOK_FORMS = ['хук', 'хука', 'хуков'] as const
const PHRASE_FORMS = ['первая фраза', 'первые фразы', 'первых фраз'] as const

export const HooksPage = (data: PageDataOf<'hooks'>) => {
  const { search, open } = useHooksSearch()
  const isFiltered = Object.values(search).some(Boolean)
  const [isExpanded, setIsExpanded] = useState(false)
  const { all, hasFailed } = useAllHooks(isFiltered || isExpanded)
  const known = all ?? data.hooks
  const favourites = useFavourites()
  const shown = filterHooks(known, search).filter(
    (hook) => search.saved === undefined || favourites?.has(keyOf(hook)),
  )
  const { niches, goals } = data.lists
  const count = isFiltered ? shown.length : data.total
  return (
    <SitePage>
      <PageTitle
        title={`${data.total} ${plural({ count: data.total, forms: PHRASE_FORMS })}, после них остаются`}
        lead="Хук — это не только слова. У каждого три слоя: что видно, что слышно и что написано. Берите целиком."
      />
      <div className="pt-5">
        <SearchInput
          label="Поиск по хукам"
          placeholder="Тема, слово или боль: кофе, ипотека, «не высыпаюсь»"
          value={search.q ?? ''}
          onValueChange={(q) => open({ ...search, q })}
          className="needs-script"
        />
      </div>
      <div className="grid grid-cols-1 gap-8 pt-6 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:gap-10">
        <div className="grid content-start gap-4">
          <nav aria-label="Семейства хуков">
            <details className="collapsed-on-phone rounded-control border border-line lg:border-0">
              <summary className="flex min-h-11 cursor-pointer items-center px-3 py-2 text-label text-ink-2 lg:min-h-0">
                Семейство
              </summary>
              <ul>
                {data.families.map(({ id, path, title, count: size }) => (
                  <li key={id}>
                    <Link
                      to={path}
                      className="flex min-h-9 items-center justify-between gap-3 rounded-chip px-3 text-label hover:bg-sunken"
                    >
                      <span>{title}</span>
                      <span className="text-ink-3 tabular-nums">{size}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <div className="needs-script grid content-start gap-4">
            <HookFilter title="Ниша" name="niche" any="Любая" choices={niches} search={search} />
            <HookFilter title="Цель" name="goal" any="Любая" choices={goals} search={search} />
          </div>
        </div>
        <section aria-labelledby="found" className="grid content-start gap-6">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h2 id="found" aria-live="polite" className="font-semibold">
              {count} {plural({ count, forms: HOOK_FORMS })}
            </h2>
            {favourites && favourites.size > 0 && !search.saved ? (
              <FilterLink
                search={{ ...search, saved: 'yes' }}
                className="text-label text-accent hover:underline"
              >
                Избранное: {favourites.size}
              </FilterLink>
            ) : null}
            {isFiltered ? (
              <FilterLink search={{}} className="text-label text-accent hover:underline">
                Сбросить
              </FilterLink>
            ) : null}
          </div>
          {hasFailed ? (
            <p role="alert" className="text-failed">
              Галерея не загрузилась целиком. Проверьте связь и обновите страницу.
            </p>
          ) : null}
          <div className="grid grid-cols-1 gap-x-6 gap-y-10 xl:grid-cols-2">
            {shown.map((hook) => (
              <HookCard key={`${hook.family.id} ${hook.id}`} hook={hook} niches={niches} />
            ))}
          </div>
          {shown.length === 0 && (all || !isFiltered) ? (
            <p className="text-ink-2">
              Такого хука пока нет. Сбросьте фильтр или попросите ИИ-помощника написать свой.
            </p>
          ) : null}
          {isFiltered || all ? null : (
            <Button
              variant="secondary"
              className="needs-script justify-self-start"
              onClick={() => setIsExpanded(true)}
            >
              Показать ещё {data.total - data.hooks.length}
            </Button>
          )}
          <LinkButton asChild variant="text" className="justify-self-start">
            <Link to="/ai" preload={false}>
              Написать хуки под мою тему
            </Link>
          </LinkButton>
        </section>
      </div>
    </SitePage>
  )
}
