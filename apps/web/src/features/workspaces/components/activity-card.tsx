import { type ActivityArea, type ActivityEntry, activityArea } from '@kadr/contract/activity'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Select } from '../../../ui/select.tsx'
import { useExportActivity } from '../api/team.mutations.ts'
import { useActivity } from '../api/team.queries.ts'
import { saveCsv } from '../model/save-csv.ts'
import { AREA_NAME, teamCopy } from '../team-copy.ts'
import { EmptyLine, TeamCard } from './team-card.tsx'

const { activity: copy } = teamCopy

const whoOf = ({ actor, guestName }: ActivityEntry) => {
  if (actor) return actor.name
  return guestName === null ? copy.system : copy.guest(guestName)
}

export const ActivityCard = ({ timeZone }: { timeZone: string }) => {
  const [area, setArea] = useState<ActivityArea>()
  const query = useActivity(area)
  const save = useExportActivity()
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <TeamCard
      title={copy.title}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={copy.area}
            placeholder={copy.all}
            options={activityArea.options.map((one) => ({ value: one, label: AREA_NAME[one] }))}
            value={area ?? ''}
            onChange={({ target }) =>
              setArea(activityArea.options.find((one) => one === target.value))
            }
          />
          <Button
            variant="secondary"
            isLoading={save.isPending}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => save.mutate(area, { onSuccess: ({ csv }) => saveCsv(csv) })}
          >
            {copy.save}
          </Button>
        </div>
      }
    >
      {query.isError && !query.data ? (
        <ErrorState title={copy.failed} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && entries.length === 0 ? <EmptyLine>{copy.empty}</EmptyLine> : null}
      <List label={copy.title}>
        {entries.map((entry) => (
          <ListRow
            key={entry.id}
            isWrapped
            title={
              entry.link === null ? (
                entry.text
              ) : (
                <Link to={entry.link} className="text-ink hover:text-accent">
                  {entry.text}
                </Link>
              )
            }
            subtitle={`${whoOf(entry)}, ${formatDateTime({ instant: entry.at, timeZone })}`}
          />
        ))}
      </List>
      {query.hasNextPage ? (
        <div className="p-4 pt-2">
          <Button
            variant="secondary"
            isFullWidth
            isLoading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {copy.more}
          </Button>
        </div>
      ) : null}
    </TeamCard>
  )
}
