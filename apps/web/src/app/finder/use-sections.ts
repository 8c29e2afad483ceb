import { search } from '@kadr/contract/operations/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMe } from '../../features/identity/users/api/users.queries.ts'
import { useApi, useUserStorage } from '../../platform/api/services.tsx'
import { useCurrentWorkspace, usePermissions } from '../../platform/session/current-workspace.ts'
import { describeMoment } from '../../platform/text/moment.ts'
import { copy } from './copy.ts'
import type { FinderSection } from './finder-entry.ts'
import { toSections } from './found-entries.ts'
import { firstSections, ownSections } from './own-entries.ts'
import { readRecent, toEntries } from './recent-entries.ts'
import { useRuleEntries } from './use-rule-entries.ts'

/** Between two letters of a quick typist. */
const PAUSE_MS = 120
const MOST_WORDS_ABOUT = 200

const usePaused = (value: string) => {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return value === '' ? '' : paused
}

const useFound = (query: string) => {
  const asked = usePaused(query)
  const result = useQuery({
    ...useApi().query(search, { query: { query: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return {
    groups: query === '' ? [] : (result.data?.groups ?? []),
    isSearching: query !== '' && (asked !== query || result.isFetching),
    error: query === '' ? null : result.error,
    retry: () => void result.refetch(),
  }
}

const aboutSection = (query: string): FinderSection => ({
  key: 'about',
  label: copy.actions,
  entries: [
    {
      key: 'about',
      title: copy.newReelAbout(query),
      icon: Clapperboard,
      href: `/reels/questions?sentence=${encodeURIComponent(JSON.stringify(query))}`,
    },
  ],
})

/** What is offered before anything is typed, and what is found after. */
export const useSections = (typed: string) => {
  const query = typed.trim()
  const can = usePermissions()
  const storage = useUserStorage()
  const workspaceId = useCurrentWorkspace()?.id ?? ''
  const timeZone = useMe().user?.timeZone ?? 'Europe/Moscow'
  const rules = useRuleEntries()
  const [recents] = useState(() => readRecent({ storage, workspaceId }))
  const { groups, isSearching, error, retry } = useFound(query)
  const describeTime = (at: string) =>
    describeMoment({ at: new Date(at), now: new Date(), timeZone })
  const sections: FinderSection[] =
    query === ''
      ? [{ key: 'recent', label: copy.recent, entries: toEntries(recents) }, ...firstSections(can)]
      : [
          ...ownSections({ query, can, more: rules }),
          ...toSections({ groups, describeTime }),
          ...(can('reels.write') ? [aboutSection(query.slice(0, MOST_WORDS_ABOUT))] : []),
        ]
  const shown = sections.filter(({ entries }) => entries.length > 0)
  const isFound = shown.some(({ key }) => key !== 'about')
  return { query, sections: shown, isFound, isSearching, error, retry }
}
