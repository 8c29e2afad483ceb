import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type AnalyticsSearch, readAnalyticsSearch } from './analytics-search.ts'

/** Filters live in the address, so that a view can be shared, bookmarked and returned to. */
export const useAnalyticsSearch = () => {
  const search = readAnalyticsSearch(useSearch({ strict: false }))
  const { _splat = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const go = (changes: AnalyticsSearch, { isStep = false }: { isStep?: boolean } = {}) => {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value)
    void navigate({
      to: '/analytics/$',
      params: { _splat },
      search: readAnalyticsSearch(Object.fromEntries(next)),
      replace: !isStep,
      resetScroll: false,
    })
  }
  return { search, go }
}

/** Search parameters kept between pages: the period and the networks. */
export const periodSearch = ({ period, from, to, against, networks }: AnalyticsSearch) =>
  readAnalyticsSearch(
    Object.fromEntries(
      Object.entries({ period, from, to, against, networks }).filter(([, value]) => value),
    ),
  )
