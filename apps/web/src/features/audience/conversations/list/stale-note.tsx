import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { useConversationAccounts } from '../api/accounts.api.ts'
import { listCopy } from './copy.ts'
import { useNow } from './use-now.ts'

/** An account that fails to be read: what is below may not be all. */
export const StaleNote = () => {
  const { data: accounts = [] } = useConversationAccounts()
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const now = useNow()
  const failed = accounts.find(({ isOn, failure }) => isOn && failure !== null)
  if (!failed) return null
  const { title, lastReadAt, failure } = failed
  const text = lastReadAt
    ? listCopy.stale(title, describeMoment({ at: new Date(lastReadAt), now, timeZone }))
    : `${title}: ${failure}`
  return (
    <p className="flex items-start gap-2 rounded-control bg-scheduled-soft px-3 py-2 text-caption text-scheduled">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
      <Link
        to="/inbox/$"
        params={{ _splat: 'accounts' }}
        className="relative font-medium text-scheduled underline after:absolute after:-inset-2"
      >
        {listCopy.staleAction}
      </Link>
    </p>
  )
}
