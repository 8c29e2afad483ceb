import type { Connection } from '@kadr/contract/publishing/connections'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { Keyboard, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useSwipeLock } from '../../../../messenger/messenger-hooks.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { keyMap } from '../../../../platform/keyboard/key-map.ts'
import { useFindRubric } from '../../../../rubrics/use-rubrics.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { MetaNote } from '../../../../ui/layout/meta-note.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { copy } from '../copy.ts'
import { defaultTime } from '../dates/default-time.ts'
import { periodTitle, stepDate } from '../dates/period.ts'
import type { WallDay } from '../dates/wall-day.ts'
import type { PlacedItem } from '../items/placed-item.ts'
import { MoveHint } from '../moving/move-hint.tsx'
import { useMove } from '../moving/use-move.ts'
import { useMoveGestures } from '../moving/use-move-gestures.ts'
import { OutButton } from '../out/out-button.tsx'
import { PlanButton } from '../planning/plan-button.tsx'
import { useGoodHours } from '../views/good-hours.ts'
import { CalendarBody } from './calendar-body.tsx'
import { CalendarContext, type CalendarContextValue } from './calendar-context.ts'
import type { CalendarSearch, CalendarView } from './calendar-search.ts'
import { readCalendarState, writeFilters } from './calendar-state.ts'
import { Toolbar } from './toolbar.tsx'
import { useCalendarData, useNow } from './use-calendar-data.ts'
import { useShortcuts } from './use-shortcuts.ts'

const DayDialog = lazy(() => import('../views/day-dialog.tsx'))
const MoveDialog = lazy(() => import('../moving/move-dialog.tsx'))

const WIDE_VIEWS: readonly CalendarView[] = ['month', 'week', 'list']
const NARROW_VIEWS: readonly CalendarView[] = ['day', 'month', 'list']

type Props = {
  search: CalendarSearch
  /** Updates URL parameters; undefined removes one. */
  onSearch: (change: { [Name in keyof CalendarSearch]: string | undefined }) => void
  timeZone: string
  zoneName: string
  isWide: boolean
  canEdit: boolean
  /** Undefined while loading. */
  connections: readonly Connection[] | undefined
  connectLink: ReactNode
  settingsLink: ReactNode
  onCreate: (options: { at: string; connectionIds: readonly string[] }) => void
  renderPost: (options: { postId: string; onClose: () => void }) => ReactNode
}

const KeysButton = () => (
  <IconButton
    variant="secondary"
    label={copy.keys.title}
    aria-haspopup="dialog"
    icon={<Keyboard aria-hidden="true" className="size-5" />}
    onClick={keyMap.show}
  />
)

export const CalendarScreen = (props: Props) => {
  const { search, onSearch, timeZone, isWide, canEdit, connections = [], onCreate } = props
  const now = useNow()
  const nowWall = toWallTime({ at: now, timeZone })
  const today = nowWall.slice(0, 10)
  const state = readCalendarState({ search, today, isWide })
  const { view, date, filters, postId } = state
  const data = useCalendarData({ state, timeZone, now })
  const [dayShown, showDay] = useState<WallDay>()
  const [moving, setMoving] = useState<PlacedItem>()
  const root = useRef<HTMLDivElement>(null)
  const move = useMove(timeZone)
  const goodHoursOf = useGoodHours()
  const findRubric = useFindRubric()
  useSwipeLock()

  const { announcement, keyHandlers } = useMoveGestures({
    root,
    view,
    first: data.days[0] ?? date,
    last: data.days.at(-1) ?? date,
    nowWall,
    findPlaced: data.findPlaced,
    onMove: move,
  })

  const create: CalendarContextValue['create'] = ({ at, connectionIds }) =>
    onCreate({
      at: at.length > 10 ? at : defaultTime({ day: at, nowWall, slots: data.slots }),
      connectionIds: connectionIds ?? filters.connectionIds,
    })
  const isOver = date < today
  const nextDay = isOver ? today : date
  const createOnDate = () => canEdit && create({ at: nextDay })
  const plan = <PlanButton from={nextDay} connections={connections} />
  const out = <OutButton items={data.items} days={data.days} isWide={isWide} />
  const setDate = (next: WallDay) => onSearch({ date: next === today ? undefined : next })
  const step = (by: 1 | -1) => setDate(stepDate({ view, date, by }))
  const setView = (next: CalendarView) => onSearch({ view: next })
  useShortcuts({
    today: () => setDate(today),
    next: () => step(1),
    previous: () => step(-1),
    month: () => setView('month'),
    week: () => setView('week'),
    list: () => setView('list'),
    create: createOnDate,
  })

  const context: CalendarContextValue = {
    timeZone,
    nowWall,
    today,
    canEdit,
    connections: useMemo(
      () => new Map(connections.map((connection) => [connection.id, connection])),
      [connections],
    ),
    warnings: data.warnings,
    findRubric,
    goodHoursOf,
    ghostsOf: data.ghostsOf,
    open: (id) => onSearch({ post: id }),
    askMove: setMoving,
    create,
    showDay,
  }

  return (
    <CalendarContext value={context}>
      <div ref={root} {...keyHandlers} className="print-wide grid grid-cols-1 gap-4">
        <PageHeader
          title={copy.title}
          subtitle={copy.zone(props.zoneName)}
          actions={
            isWide ? (
              <>
                <KeysButton />
                {out}
                {props.settingsLink}
                {plan}
                {canEdit ? (
                  <Button
                    icon={<Plus aria-hidden="true" className="size-5" />}
                    onClick={createOnDate}
                  >
                    {copy.create}
                  </Button>
                ) : null}
              </>
            ) : undefined
          }
        />
        <MoveHint announcement={announcement} />
        {props.connections?.length === 0 ? (
          <Banner title={copy.noConnections} action={props.connectLink} />
        ) : null}
        <Toolbar
          title={periodTitle({ view, date })}
          view={view}
          views={isWide ? WIDE_VIEWS : NARROW_VIEWS}
          filters={filters}
          connections={connections}
          onView={setView}
          onFilters={(next) => onSearch(writeFilters(next))}
          onStep={step}
          onToday={() => setDate(today)}
          onCreate={isWide || !canEdit ? undefined : createOnDate}
        />
        <CalendarBody
          state={state}
          data={data}
          isWide={isWide}
          onDate={setDate}
          onResetFilters={() =>
            onSearch({
              connections: undefined,
              states: undefined,
              authors: undefined,
              planned: undefined,
            })
          }
        />
        {isWide ? null : (
          <>
            {plan}
            {out}
            {props.settingsLink}
          </>
        )}
        {connections.some(({ network }) => getNetwork(network).needsFootnote) ? <MetaNote /> : null}
      </div>
      {dayShown === undefined ? null : (
        <Suspense>
          <DayDialog
            day={dayShown}
            items={data.byDay}
            slots={data.slots}
            onClose={() => showDay(undefined)}
          />
        </Suspense>
      )}
      {moving ? (
        <Suspense>
          <MoveDialog
            placed={moving}
            others={data.items}
            onMove={(wallTime) => move({ placed: moving, wallTime })}
            onClose={() => setMoving(undefined)}
          />
        </Suspense>
      ) : null}
      {postId === undefined
        ? null
        : props.renderPost({ postId, onClose: () => onSearch({ post: undefined }) })}
    </CalendarContext>
  )
}
