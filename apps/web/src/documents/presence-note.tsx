import { announcePresence, type PresenceKind } from '@kadr/contract/team/presence'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useApi, useIsSignedIn } from '../platform/api/services.tsx'
import { documentCopy } from './copy.ts'

/** Several times within the time after which the server forgets. */
const EVERY_MS = 12_000

type Props = { kind: PresenceKind; id: string }

/** Who else has it open; a hidden tab does not count. */
export const PresenceNote = ({ kind, id }: Props) => {
  const { data } = useQuery({
    ...useApi().query(announcePresence, { body: { kind, id } }),
    enabled: useIsSignedIn(),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
  })
  if (!data || data.people.length === 0) return null
  return (
    <p role="status" className="flex min-w-0 items-center gap-1.5 text-label text-ink-2">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      {documentCopy.openAt(data.people.map(({ name }) => name))}
    </p>
  )
}
