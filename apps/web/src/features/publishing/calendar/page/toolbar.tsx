import type { Connection } from '@kadr/contract/publishing/connections'
import { ChevronLeft, ChevronRight, Plus, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { copy, VIEW_NAME } from '../copy.ts'
import type { CalendarView } from './calendar-search.ts'
import { type CalendarFilters, countFilters } from './calendar-state.ts'

const FiltersDialog = lazy(() => import('./filters-dialog.tsx'))

type Props = {
  title: string
  view: CalendarView
  views: readonly CalendarView[]
  filters: CalendarFilters
  connections: readonly Connection[]
  onView: (view: CalendarView) => void
  onFilters: (filters: CalendarFilters) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
  /** On a phone, where the header has no room for it. */
  onCreate: (() => void) | undefined
}

type StepProps = Pick<Props, 'title' | 'onStep' | 'onToday'>

const Steps = ({ title, onStep, onToday }: StepProps) => (
  <div className="flex min-w-0 items-center gap-1 max-lg:w-full">
    <IconButton
      label={copy.previous}
      icon={<ChevronLeft aria-hidden="true" className="size-5" />}
      className="print:hidden"
      onClick={() => onStep(-1)}
    />
    <p
      aria-live="polite"
      className="min-w-0 truncate text-title font-semibold max-lg:flex-1 max-lg:text-center lg:min-w-52 lg:text-center"
    >
      {title}
    </p>
    <IconButton
      label={copy.next}
      icon={<ChevronRight aria-hidden="true" className="size-5" />}
      className="print:hidden"
      onClick={() => onStep(1)}
    />
    <Button variant="secondary" size="sm" className="ml-1 print:hidden" onClick={onToday}>
      {copy.today}
    </Button>
  </div>
)

export const Toolbar = ({ view, views, filters, connections, ...props }: Props) => {
  const count = countFilters(filters)
  const [isFiltering, setIsFiltering] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <Steps title={props.title} onStep={props.onStep} onToday={props.onToday} />
      <div className="flex items-center gap-2 max-lg:w-full print:hidden">
        <Segmented
          label={copy.view}
          className="max-lg:flex-1"
          options={views.map((value) => ({ value, label: VIEW_NAME[value] }))}
          value={view}
          onValueChange={props.onView}
        />
        <Button
          variant={count > 0 ? 'soft' : 'secondary'}
          aria-haspopup="dialog"
          aria-label={count > 0 ? copy.filters.count(count) : copy.filters.title}
          icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
          onClick={() => setIsFiltering(true)}
        >
          <span className="max-lg:hidden">{copy.filters.title}</span>
          {count > 0 ? <span>{count}</span> : null}
        </Button>
        {isFiltering ? (
          <Suspense>
            <FiltersDialog
              filters={filters}
              connections={connections}
              onChange={props.onFilters}
              onClose={() => setIsFiltering(false)}
            />
          </Suspense>
        ) : null}
        {props.onCreate ? (
          <IconButton
            variant="primary"
            label={copy.create}
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={props.onCreate}
          />
        ) : null}
      </div>
    </div>
  )
}
