import { createAutomation } from '@kadr/contract/automation/automations'
import { listPlannedRuns } from '@kadr/contract/automation/planned-runs'
import { showEmptyOnce } from '@kadr/domain/automation/show-empty-once'
import { DAY_MS } from '@kadr/kit/durations'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useAutomations } from '../api/automations.queries.ts'
import { copy } from '../copy.ts'
import { runsCopy } from '../runs/copy.ts'

const { dashboard: words } = copy
const AHEAD_MS = 30 * DAY_MS
const SHOWN = 3

const NextRuns = () => {
  const [from] = useState(() => new Date())
  const to = new Date(from.getTime() + AHEAD_MS)
  const query = { from: from.toISOString(), to: to.toISOString() }
  const { data } = useQuery(useApi().query(listPlannedRuns, { query }))
  const runs =
    data && showEmptyOnce(data.items.filter(({ isSkipped }) => !isSkipped)).slice(0, SHOWN)
  if (runs?.length === 0) return <p className="p-4 text-label text-ink-2">{words.empty}</p>
  return (
    <List label={words.title}>
      {runs?.map((run) => (
        <li
          key={`${run.automationId} ${run.time.at}`}
          className="relative grid min-w-0 grid-cols-1 gap-0.5 px-4 py-3"
        >
          <Link
            to="/reels/automation/$"
            params={{ _splat: String(run.automationId) }}
            search={{ tab: 'runs' }}
            className="truncate font-medium text-ink no-underline after:absolute after:inset-0"
          >
            {run.problem ?? run.item?.title ?? runsCopy.planned.noItem}
          </Link>
          <span className="truncate text-label text-ink-3">
            {describeWallTime(run.time.wallTime)}, {run.name}
          </span>
        </li>
      ))}
    </List>
  )
}

/** What automations will make next, or how to begin. */
export default function DashboardCard() {
  const { data } = useAutomations()
  const canEdit = useCan(createAutomation.action)
  if (!data || (data.items.length === 0 && !canEdit)) return null
  const isEmpty = data.items.length === 0
  return (
    <Section
      title={words.title}
      {...(!isEmpty && {
        action: (
          <Link to="/reels/automation" className="text-label font-medium text-accent">
            {words.all}
          </Link>
        ),
      })}
    >
      {isEmpty ? (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-label text-ink-2">{words.text}</p>
          <LinkButton asChild variant="secondary" size="sm">
            <Link to="/reels/automation">{words.start}</Link>
          </LinkButton>
        </Card>
      ) : (
        <Card padding="none">
          <NextRuns />
        </Card>
      )}
    </Section>
  )
}
