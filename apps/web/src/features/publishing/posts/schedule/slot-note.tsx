import { Link } from '@tanstack/react-router'
import { describePostTime } from '../../../../platform/text/describe-time.ts'
import { useNextSlot } from '../api/posts.queries.ts'
import { composerCopy } from '../composer/copy.ts'

const { when: copy } = composerCopy

/** Only a forecast: the server assigns the slot when the post is scheduled, and another post may take it first. */
export const SlotNote = ({ connectionIds }: { connectionIds: string[] }) => {
  const { data, isError } = useNextSlot({ connectionIds, isWanted: true })
  if (connectionIds.length === 0) return <p className="text-ink-2">{copy.slotAccounts}</p>
  if (isError) return <p className="text-failed">{copy.slotFailed}</p>
  if (!data) return <p className="text-ink-3">{copy.slotLoading}</p>
  if (data.time) {
    return <p>{copy.slotAt(describePostTime({ time: data.time, now: new Date() }))}</p>
  }
  return (
    <p className="text-ink-2">
      {copy.slotNone}{' '}
      <Link to="/posts/settings" className="text-accent underline">
        {copy.slotSettings}
      </Link>
    </p>
  )
}
