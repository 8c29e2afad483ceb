import type { Connection } from '@kadr/contract/publishing/connections'
import type { Rubric } from '@kadr/contract/publishing/rubrics'
import type { ReactNode } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { RubricDot } from '../../../../rubrics/rubric-mark.tsx'
import { useRubrics } from '../../../../rubrics/use-rubrics.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useAuthors } from '../../posts/api/posts.queries.ts'
import { copy, STATE_NAME } from '../copy.ts'
import type { CalendarFilters } from './calendar-state.ts'
import { stateGroups } from './state-groups.ts'

type Props = {
  filters: CalendarFilters
  connections: readonly Connection[]
  onChange: (filters: CalendarFilters) => void
  onClose: () => void
}

const NOTHING: CalendarFilters = {
  connectionIds: [],
  states: [],
  authorIds: [],
  rubricIds: [],
  hasPlanned: true,
}

const toggled = <T,>({ list, value }: { list: readonly T[]; value: T }): T[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0">
    <legend className="pb-1 text-label font-medium text-ink-2">{title}</legend>
    {children}
  </fieldset>
)

const AccountLabel = ({ connection }: { connection: Connection }) => {
  const { Mark, color, title } = getNetwork(connection.network)
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span style={{ color }}>
        <Mark className="size-5 shrink-0" />
      </span>
      <span className="truncate">{connection.title}</span>
      <span className="sr-only">{title}</span>
    </span>
  )
}

const RubricLabel = ({ rubric: { name, color } }: { rubric: Rubric }) => (
  <span className="flex min-w-0 items-center gap-2">
    <RubricDot color={color} />
    <span className="truncate">{name}</span>
  </span>
)

/** Each choice updates the URL at once, so that it can be shared and undone with Back. */
export default function FiltersDialog({ filters, connections, onChange, onClose }: Props) {
  const authors = useAuthors()
  const { connectionIds, states, authorIds, rubricIds } = filters
  const rubrics = useRubrics()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.filters.title}
      footer={
        <>
          <Button variant="ghost" onClick={() => onChange(NOTHING)}>
            {copy.filters.reset}
          </Button>
          <Button onClick={onClose}>{copy.filters.show}</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Group title={copy.filters.accounts}>
          {connections.length === 0 ? (
            <p className="text-label text-ink-3">{copy.filters.noAccounts}</p>
          ) : null}
          {connections.map((connection) => (
            <Checkbox
              key={connection.id}
              label={<AccountLabel connection={connection} />}
              checked={connectionIds.includes(connection.id)}
              onChange={() =>
                onChange({
                  ...filters,
                  connectionIds: toggled({ list: connectionIds, value: connection.id }),
                })
              }
            />
          ))}
        </Group>
        <Group title={copy.filters.states}>
          {stateGroups.map((state) => (
            <Checkbox
              key={state}
              label={STATE_NAME[state]}
              checked={states.includes(state)}
              onChange={() =>
                onChange({ ...filters, states: toggled({ list: states, value: state }) })
              }
            />
          ))}
        </Group>
        {rubrics.length > 0 ? (
          <Group title={copy.filters.rubrics}>
            {rubrics.map((rubric) => (
              <Checkbox
                key={rubric.id}
                label={<RubricLabel rubric={rubric} />}
                checked={rubricIds.includes(rubric.id)}
                onChange={() =>
                  onChange({
                    ...filters,
                    rubricIds: toggled({ list: rubricIds, value: rubric.id }),
                  })
                }
              />
            ))}
          </Group>
        ) : null}
        <Group title={copy.filters.automations}>
          <Checkbox
            label={copy.filters.planned}
            checked={filters.hasPlanned}
            onChange={(event) => onChange({ ...filters, hasPlanned: event.target.checked })}
          />
        </Group>
        <Group title={copy.filters.authors}>
          {authors.isError ? (
            <p className="text-label text-ink-3">{copy.filters.authorsFailed}</p>
          ) : null}
          {authors.data?.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={authorIds.includes(id)}
              onChange={() =>
                onChange({ ...filters, authorIds: toggled({ list: authorIds, value: id }) })
              }
            />
          ))}
        </Group>
      </div>
    </Dialog>
  )
}
