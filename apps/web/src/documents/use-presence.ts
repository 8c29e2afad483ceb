import { announcePresence, type PresenceKind } from '@kadr/contract/team/presence'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../platform/api/services.tsx'

/** Several times within the time after which the server forgets. */
const EVERY_MS = 12_000

type Subject = { kind: PresenceKind; id: string; isWriting?: boolean }

/** The others who have it open; a hidden tab does not count. */
export const usePresence = ({ kind, id, isWriting = false }: Subject) => {
  const { data } = useQuery({
    ...useApi().query(announcePresence, { body: { kind, id, isWriting } }),
    enabled: useIsSignedIn(),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return data?.people ?? []
}
