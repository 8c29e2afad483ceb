import type { TargetEvent } from '@kadr/contract/publishing/post-targets'
import { clsx } from 'clsx'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { useTargetHistory } from '../api/posts.queries.ts'
import { actionsCopy } from './copy.ts'
import { TARGET_TONE } from './state-tone.ts'

const { dialog: copy } = actionsCopy

const DOTS = {
  draft: 'bg-line-strong',
  scheduled: 'bg-scheduled',
  review: 'bg-accent',
  working: 'bg-working',
  published: 'bg-published',
  failed: 'bg-failed',
  neutral: 'bg-line-strong',
}

const Step = ({ event, timeZone }: { event: TargetEvent; timeZone: string }) => (
  <li className="flex gap-3 pb-4">
    <span
      aria-hidden="true"
      className={clsx('mt-1.5 size-2 shrink-0 rounded-full', DOTS[TARGET_TONE[event.to]])}
    />
    <div className="grid min-w-0 grid-cols-1 gap-0.5">
      <p className="text-label wrap-anywhere">{event.text}</p>
      <p className="text-caption text-ink-3">
        <time dateTime={event.at}>{formatDateTime({ instant: event.at, timeZone })}</time>
        {`, ${event.personName ?? copy.weDid}`}
      </p>
    </div>
  </li>
)

type Props = { postId: string; targetId: string; timeZone: string }

/** Oldest first. */
export default function TargetHistory({ postId, targetId, timeZone }: Props) {
  const { data: events, isError, isFetching, refetch } = useTargetHistory({ id: postId, targetId })
  if (!events) {
    return isError ? (
      <div role="alert" className="grid justify-items-start gap-2 text-label text-failed">
        {copy.historyFailed}
        <Button variant="secondary" size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          Повторить
        </Button>
      </div>
    ) : (
      <Spinner label={copy.historyLoading} />
    )
  }
  if (events.length === 0) return <p className="text-label text-ink-3">{copy.historyEmpty}</p>
  return (
    <ol aria-label={copy.history}>
      {events.map((event) => (
        <Step key={event.id} event={event} timeZone={timeZone} />
      ))}
    </ol>
  )
}
