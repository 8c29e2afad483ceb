import type { PresenceKind } from '@kadr/contract/team/presence'
import { Eye } from 'lucide-react'
import { documentCopy } from './copy.ts'
import { usePresence } from './use-presence.ts'

type Props = { kind: PresenceKind; id: string }

/** Who else has it open. */
export const PresenceNote = ({ kind, id }: Props) => {
  const people = usePresence({ kind, id })
  if (people.length === 0) return null
  return (
    <p role="status" className="flex min-w-0 items-center gap-1.5 text-label text-ink-2">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      {documentCopy.openAt(people.map(({ name }) => name))}
    </p>
  )
}
