import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import type { Ghost } from './ghost.ts'
import { accountNames } from './item-label.ts'

type Props = { ghost: Ghost; tabIndex?: number; className: string; children: ReactNode }

const titleOf = ({ run }: Ghost) => run.problem ?? run.item?.title ?? run.name

/** Nothing in the source yet is no trouble; a run that waits for answers is. */
const toneOf = ({ run: { problem, isEmpty } }: Ghost) =>
  isEmpty ? 'text-ink-3' : problem !== null && 'text-failed'

/** Leads to the rule, where this run can be skipped or changed. */
const GhostLink = ({ ghost, tabIndex, className, children }: Props) => {
  const { connections } = useCalendarContext()
  const { run, time } = ghost
  const accounts = accountNames({ connectionIds: run.connectionIds, connections })
  return (
    <Link
      to="/reels/automation/$"
      params={{ _splat: String(run.automationId) }}
      search={{ tab: 'runs' }}
      tabIndex={tabIndex}
      aria-label={copy.ghost.label({ time, rule: run.name, title: titleOf(ghost), accounts })}
      className={clsx(
        'relative flex w-full min-w-0 items-center border border-dashed bg-surface no-underline hover:bg-accent-soft',
        run.isEmpty ? 'border-line-strong' : 'border-accent',
        className,
      )}
    >
      {children}
    </Link>
  )
}

type ChipProps = { ghost: Ghost; isTabStop: boolean }

export const GhostChip = ({ ghost, isTabStop }: ChipProps) => (
  <GhostLink
    ghost={ghost}
    tabIndex={isTabStop ? 0 : -1}
    className="h-6 gap-1 rounded-chip px-1.5 text-caption text-accent"
  >
    <span className="font-semibold tabular-nums">{ghost.time}</span>
    <span className={clsx('min-w-0 flex-1 truncate', toneOf(ghost))}>{titleOf(ghost)}</span>
  </GhostLink>
)

export const GhostRow = ({ ghost }: { ghost: Ghost }) => (
  <GhostLink ghost={ghost} className="min-h-13 gap-3 rounded-control py-2 pr-3 pl-3.5 text-ink">
    <span className="min-w-13 shrink-0 font-semibold whitespace-nowrap tabular-nums">
      {ghost.time}
    </span>
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className={clsx('truncate', toneOf(ghost))}>{titleOf(ghost)}</span>
      <span className="truncate text-caption text-ink-3">{copy.ghost.by(ghost.run.name)}</span>
    </span>
    <WandSparkles aria-hidden="true" className="size-5 shrink-0 text-accent" />
  </GhostLink>
)
