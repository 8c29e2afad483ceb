import { type Automation, deleteAutomation } from '@kadr/contract/automation/automations'
import { Link } from '@tanstack/react-router'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { RubricMark } from '../../../../rubrics/rubric-mark.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { copy } from '../copy.ts'
import { describeContent, describeSchedule } from '../rule/describe-rule.ts'
import { OUTPUT_ICON } from '../rule/output-icons.ts'
import { RuleMenu } from '../rule/rule-menu.tsx'
import { RuleSwitch } from '../rule/rule-switch.tsx'
import { describeRunState } from '../runs/describe-run.ts'

/** Below this number the remaining runs are shown. */
const FEW_RUNS = 3

const StateLine = ({ automation }: { automation: Automation }) => {
  const { isPaused, pause, nextRun, lastRun, feed } = automation
  const last = lastRun && describeRunState(lastRun)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-label">
      {isPaused && pause && pause.reason !== 'user' ? (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="failed">{copy.paused}</Badge>
          <span className="min-w-0 text-ink-2">{pause.message}</span>
        </span>
      ) : null}
      {isPaused ? null : (
        <span className="text-ink-2">
          {nextRun ? `${copy.nextRun}: ${describeWallTime(nextRun.wallTime)}` : copy.noNextRun}
        </span>
      )}
      {isPaused || feed?.failure == null ? null : (
        <span className="min-w-0 text-failed">
          {copy.feed.failed}: {feed.failure}
        </span>
      )}
      {lastRun && last ? (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
          {copy.lastRun}: {describeWallTime(lastRun.time.wallTime)}
          <Badge tone={last.tone}>{last.name}</Badge>
        </span>
      ) : (
        <span className="text-ink-3">{copy.neverRan}</span>
      )}
    </div>
  )
}

export const RuleRow = ({ automation }: { automation: Automation }) => {
  const { id, rule, runsLeft, isPaused } = automation
  const Icon = OUTPUT_ICON[rule.output]
  const canEdit = useCan(deleteAutomation.action)
  return (
    <li className="relative flex min-w-0 gap-3 px-4 py-4">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent max-sm:hidden"
      >
        <Icon className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <div className="flex min-w-0 items-start justify-between gap-3">
          <div className="grid min-w-0 gap-0.5">
            <Link
              to="/reels/automation/$"
              params={{ _splat: String(id) }}
              className="font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0"
            >
              {rule.name}
            </Link>
            <p className="text-label text-ink-3">
              {describeContent(rule)}. {describeSchedule(rule.schedule)}
            </p>
            <RubricMark id={rule.rubricId} />
          </div>
          <div className="relative z-10 flex shrink-0 items-center">
            <RuleSwitch automation={automation} isNamed />
            {canEdit ? <RuleMenu automation={automation} /> : null}
          </div>
        </div>
        <StateLine automation={automation} />
        {!isPaused && runsLeft !== null && runsLeft < FEW_RUNS ? (
          <p className="text-label text-scheduled">{copy.runsLeft(runsLeft)}</p>
        ) : null}
      </div>
    </li>
  )
}
