import type { ConversationAccount } from '@kadr/contract/audience/conversation-accounts'
import { MINUTE_MS } from '@kadr/kit/durations'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { getNetwork } from '../../../../networks/index.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { useConversationAccounts } from '../api/accounts.api.ts'
import { listCopy } from './copy.ts'
import { useNow } from './use-now.ts'

const STALE_MS = 30 * MINUTE_MS

/** One failure is no news: the next reading may succeed. */
const isStale = ({ isOn, failure, lastReadAt }: ConversationAccount, now: Date) =>
  isOn &&
  failure !== null &&
  (lastReadAt === null || now.getTime() - new Date(lastReadAt).getTime() > STALE_MS)

/** An account that fails to be read: what is below may not be all. */
export const StaleNote = () => {
  const { data: accounts = [] } = useConversationAccounts()
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const now = useNow()
  const failed = accounts.find((account) => isStale(account, now))
  if (!failed) return null
  const { lastReadAt, failure } = failed
  const title = `${getNetwork(failed.network).title}, ${failed.title}`
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
