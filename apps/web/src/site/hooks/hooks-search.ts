import { useRouter, useRouterState } from '@tanstack/react-router'
import {
  matching,
  oneOf,
  type Search,
  searchReader,
  textParam,
} from '../../platform/page/read-search.ts'

export type HooksSearch = { q: string; family: string; niche: string; goal: string; saved: 'yes' }

const id = matching(/^[a-z-]{2,30}$/)

const readHooksSearch = searchReader<HooksSearch>({
  q: textParam(100),
  family: id,
  niche: id,
  goal: id,
  saved: oneOf(['yes']),
})

export const hooksAddress = (search: Search<HooksSearch>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value) params.set(name, value)
  return params.size > 0 ? `/hooks-gallery?${params}` : '/hooks-gallery'
}

/** Filters of the gallery in the address. Read here and not by the route, which every page would carry. */
export const useHooksSearch = () => {
  const router = useRouter()
  const text = useRouterState({ select: ({ location }) => location.searchStr })
  const search = readHooksSearch(Object.fromEntries(new URLSearchParams(text)))
  const open = (next: Search<HooksSearch>) =>
    void router.navigate({ href: hooksAddress(next), replace: true, resetScroll: false })
  return { search, open }
}
