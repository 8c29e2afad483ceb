import { type ActivityEntry, activityArea } from '@kadr/contract/team/activity'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { saveTextFile } from '../../../../platform/storage/save-text-file.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { useExportActivity } from '../api/team.mutations.ts'
import { useActivity, useTeam } from '../api/team.queries.ts'
import { ACTIVITY_DAYS, type ActivityChoice, filterOf } from '../model/activity-filter.ts'
import { AREA_NAME, teamCopy } from '../team-copy.ts'
import { EmptyLine, TeamCard } from './team-card.tsx'

const { activity: copy } = teamCopy

const whoOf = ({ actor, guestName }: ActivityEntry) => {
  if (actor) return actor.name
  return guestName === null ? copy.system : copy.guest(guestName)
}

type FiltersProps = { choice: ActivityChoice; onChoice: (choice: ActivityChoice) => void }

const Filters = ({ choice, onChoice }: FiltersProps) => {
  const { data: team } = useTeam()
  return (
    <div className="grid grid-cols-1 gap-2 px-4 pb-2 sm:grid-cols-3">
      <Select
        aria-label={copy.area}
        placeholder={copy.all}
        options={activityArea.options.map((one) => ({ value: one, label: AREA_NAME[one] }))}
        value={choice.area ?? ''}
        onChange={({ target }) =>
          onChoice({
            ...choice,
            area: activityArea.options.find((one) => one === target.value),
          })
        }
      />
      <Select
        aria-label={copy.person}
        placeholder={copy.everybody}
        options={team?.members.map(({ userId, name }) => ({ value: userId, label: name })) ?? []}
        value={choice.actorId ?? ''}
        onChange={({ target }) => onChoice({ ...choice, actorId: target.value || undefined })}
      />
      <Select
        aria-label={copy.period}
        placeholder={copy.always}
        options={ACTIVITY_DAYS.map((days) => ({
          value: String(days),
          label: copy.periods[days],
        }))}
        value={String(choice.days ?? '')}
        onChange={({ target }) =>
          onChoice({
            ...choice,
            days: ACTIVITY_DAYS.find((days) => String(days) === target.value),
          })
        }
      />
    </div>
  )
}

const NO_CHOICE: ActivityChoice = { area: undefined, actorId: undefined, days: undefined }

export const ActivityCard = ({ timeZone }: { timeZone: string }) => {
  const [choice, setChoice] = useState(NO_CHOICE)
  const filter = filterOf(choice, new Date())
  const query = useActivity(filter)
  const save = useExportActivity()
  const isFiltered = Object.keys(filter).length > 0
  return (
    <TeamCard
      title={copy.title}
      action={
        <Button
          variant="secondary"
          isLoading={save.isPending}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() =>
            save.mutate(filter, {
              onSuccess: ({ csv }) =>
                saveTextFile({ name: 'activity.csv', text: csv, type: 'text/csv' }),
            })
          }
        >
          {copy.save}
        </Button>
      }
    >
      <Filters choice={choice} onChoice={setChoice} />
      <QueryFrame
        query={query}
        data={query.data?.pages.flatMap(({ items }) => items)}
        hasCard={false}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={<EmptyLine>{isFiltered ? copy.none : copy.empty}</EmptyLine>}
        loading={
          <SkeletonGroup label={copy.loading} className="grid gap-3 p-4">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
          </SkeletonGroup>
        }
      >
        {(entries) => (
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
        )}
      </QueryFrame>
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
