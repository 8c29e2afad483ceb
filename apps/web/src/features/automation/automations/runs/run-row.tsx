import type { AutomationRun } from '@kadr/contract/automation/automations'
import { Link } from '@tanstack/react-router'
import { Clapperboard, FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { AnswerLink, RepairLink } from '../rule/pause-banner.tsx'
import { runsCopy } from './copy.ts'
import { describeCost, describeResults, describeRunState } from './describe-run.ts'

const StyleName = lazy(() => import('./style-name.tsx'))
const { history: copy } = runsCopy
const ICON = { 'aria-hidden': true, className: 'size-4' } as const
/** A post in these states can still be changed by hand. */
const EDITABLE = new Set(['draft', 'pending_approval', 'scheduled'])

const Links = ({ run: { post, reelId } }: { run: AutomationRun }) => (
  <>
    {post ? (
      <LinkButton asChild variant="secondary" size="sm">
        {EDITABLE.has(post.state) ? (
          <Link to="/posts/$postId" params={{ postId: post.id }}>
            <FileText {...ICON} />
            {copy.edit}
          </Link>
        ) : (
          <Link to="/posts" search={{ post: post.id }}>
            <FileText {...ICON} />
            {copy.openPost}
          </Link>
        )}
      </LinkButton>
    ) : null}
    {reelId ? (
      <LinkButton asChild variant="secondary" size="sm">
        <Link to="/reels" search={{ reel: reelId }}>
          <Clapperboard {...ICON} />
          {copy.openReel}
        </Link>
      </LinkButton>
    ) : null}
  </>
)

const Facts = ({ run }: { run: AutomationRun }) => {
  const results = describeResults(run.results)
  const isPaid = run.cost.videos + run.cost.ai > 0
  return (
    <p className="flex flex-wrap gap-x-3 text-label text-ink-3">
      {run.isManual ? <span>{copy.manual}</span> : null}
      {run.style ? (
        <Suspense>
          <span>
            {copy.style}: <StyleName style={run.style} />
          </span>
        </Suspense>
      ) : null}
      {isPaid ? <span>{describeCost(run.cost)}</span> : null}
      {results ? <span className="font-medium text-ink-2">{results}</span> : null}
    </p>
  )
}

type Props = { automationId: number; run: AutomationRun }

export const RunRow = ({ automationId, run }: Props) => {
  const { time, item, failure, nextTryAt, question, state } = run
  const { tone, name } = describeRunState(run)
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1.5 px-4 py-3">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <time dateTime={time.at} className="text-label text-ink-2">
          {describeWallTime(time.wallTime)}
        </time>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <p className="font-medium wrap-anywhere">{item?.title ?? copy.noItem}</p>
      <Facts run={run} />
      {failure ? (
        <p className={`text-label ${state === 'failed' ? 'text-failed' : 'text-ink-2'}`}>
          {failure.message}
        </p>
      ) : null}
      {nextTryAt && state !== 'asking' ? (
        <p className="text-label text-ink-2">
          {copy.retryAt(formatDateTime({ instant: nextTryAt, timeZone: time.timeZone }))}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {question === null ? null : <AnswerLink id={automationId} runId={run.id} />}
        <Links run={run} />
        {failure ? <RepairLink id={automationId} reason={failure.code} /> : null}
      </div>
    </li>
  )
}
