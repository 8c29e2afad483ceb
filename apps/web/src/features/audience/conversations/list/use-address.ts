import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type InboxSearch, readInboxSearch } from './inbox-search.ts'

type Changes = { [K in keyof InboxSearch]?: InboxSearch[K] | undefined }

/** The view is in the address: it can be shared, and Back returns to it. */
export const useAddress = () => {
  const search = readInboxSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const go = useCallback(
    (changes: Changes, { isStep = false } = {}) =>
      void navigate({
        to: '/inbox',
        search: (before: Record<string, unknown>) =>
          Object.fromEntries(
            Object.entries({ ...readInboxSearch(before), ...changes }).filter(([, value]) => value),
          ),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, go }
}
export type Address = ReturnType<typeof useAddress>
