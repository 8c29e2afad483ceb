import { lazy, type ReactNode, Suspense } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { periodTitle, stepDate } from '../dates/period.ts'
import type { WallDay } from '../dates/wall-day.ts'
import { ListView } from '../views/list-view.tsx'
import { MonthView } from '../views/month-view.tsx'
import { PhoneView } from '../views/phone-view.tsx'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { type CalendarState, countFilters } from './calendar-state.ts'
import { PublisherNotice } from './publisher-notice.tsx'
import type { CalendarData } from './use-calendar-data.ts'
import { WarningsBanner } from './warnings-banner.tsx'

const WeekView = lazy(() =>
  import('../views/week-view.tsx').then((module) => ({ default: module.WeekView })),
)

type Props = {
  state: CalendarState
  data: CalendarData
  isWide: boolean
  onDate: (date: WallDay) => void
  onResetFilters: () => void
}

const View = ({ state, data, isWide, onDate, onResetFilters }: Props): ReactNode => {
  const { view, date, filters } = state
  const { days, byDay: items, slots } = data
  const title = periodTitle({ view, date })
  if (view === 'list') {
    if (data.items.length > 0 || data.ghosts.size > 0) return <ListView days={days} items={items} />
    const isFiltered = countFilters(filters) > 0
    return (
      <Card>
        <EmptyState
          drawing="calendar"
          title={isFiltered ? copy.empty.filteredTitle : copy.empty.listTitle}
          text={isFiltered ? copy.empty.filteredText : copy.empty.listText}
          action={
            isFiltered ? (
              <Button variant="secondary" onClick={onResetFilters}>
                {copy.empty.reset}
              </Button>
            ) : undefined
          }
        />
      </Card>
    )
  }
  const grid = { title, days, date, items, slots }
  if (isWide) {
    return view === 'month' ? (
      <MonthView {...grid} />
    ) : (
      <Suspense fallback={<CalendarSkeleton isWide />}>
        <WeekView key={days[0]} {...grid} />
      </Suspense>
    )
  }
  const step = (as: 'day' | 'week' | 'month') => (by: 1 | -1) =>
    onDate(stepDate({ view: as, date, by }))
  return (
    <PhoneView
      {...grid}
      onChoose={onDate}
      onTurn={step(view === 'month' ? 'month' : 'week')}
      onStep={step('day')}
    />
  )
}

export const CalendarBody = (props: Props) => {
  const { query, collisions, findPlaced } = props.data
  return (
    <QueryFrame
      query={query}
      data={query.data}
      loading={<CalendarSkeleton isWide={props.isWide} />}
      failed={{ title: copy.failed, text: failureText(query.error) }}
    >
      {({ isCut }) => (
        <>
          {isCut ? <Banner tone="warning" title={copy.cut} text={copy.cutText} /> : null}
          <PublisherNotice />
          <WarningsBanner collisions={collisions} findPlaced={findPlaced} />
          <View {...props} />
          {props.data.ghosts.size > 0 ? (
            <p className="flex items-center gap-2 text-caption text-ink-2">
              <span
                aria-hidden="true"
                className="h-3 w-5 rounded-chip border border-dashed border-accent"
              />
              {copy.ghost.legend}
            </p>
          ) : null}
        </>
      )}
    </QueryFrame>
  )
}
