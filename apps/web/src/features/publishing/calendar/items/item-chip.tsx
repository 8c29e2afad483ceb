import { clsx } from 'clsx'
import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { RUBRIC_LOOK } from '../../../../rubrics/rubric-colors.ts'
import { MOVE_HINT_ID } from '../moving/move-hint.tsx'
import { useCalendarContext } from '../page/calendar-context.ts'
import { labelOf, stateTextOf, titleOf } from './item-label.ts'
import { NetworkMarks, networksOf } from './network-marks.tsx'
import type { PlacedItem } from './placed-item.ts'
import { STATE_STYLE } from './state-style.ts'

type Props = {
  placed: PlacedItem
  isTabStop: boolean
  /** With a picture and two lines of text, where the cell has room. */
  isTall?: boolean
}

const StateMark = ({ Icon, hasWarning }: { Icon: LucideIcon; hasWarning: boolean }) => (
  <Icon
    aria-hidden="true"
    className={clsx('ml-auto size-3 shrink-0', hasWarning && 'text-failed')}
    strokeWidth={2.5}
  />
)

const inkOf = ({ state }: PlacedItem) => (state === 'draft' ? 'text-ink-2' : 'text-ink')

const TallBody = ({ placed, mark }: { placed: PlacedItem; mark: ReactNode }) => {
  const { item, time } = placed
  return (
    <>
      {item.thumbnailUrl ? (
        <img
          src={item.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-9 shrink-0 rounded-[5px] object-cover object-top"
        />
      ) : null}
      <span className="flex min-w-0 flex-1 flex-col items-stretch">
        <span className="flex items-center gap-1">
          <span className="shrink-0 font-semibold tabular-nums">{time}</span>
          <span className="flex min-w-0 items-center gap-1 overflow-hidden">
            <NetworkMarks
              targets={item.targets}
              max={item.thumbnailUrl ? 1 : 3}
              className="size-3 shrink-0"
            />
          </span>
          {mark}
        </span>
        <span className={clsx('line-clamp-2 min-w-0 leading-4 wrap-anywhere', inkOf(placed))}>
          {titleOf(placed)}
        </span>
      </span>
    </>
  )
}

export const ItemChip = ({ placed, isTabStop, isTall = false }: Props) => {
  const { open, warnings, canEdit, timeZone, findRubric } = useCalendarContext()
  const { item, time, state } = placed
  const networks = networksOf(item.targets)
  const rubric = findRubric(item.rubricId)
  const hasWarning = warnings.has(item.postId)
  const stateText = stateTextOf({ placed, now: new Date(), timeZone })
  const { tint, icon: StateIcon } = STATE_STYLE[state]
  const isMovable = canEdit && placed.isMovable
  const mark = <StateMark Icon={hasWarning ? TriangleAlert : StateIcon} hasWarning={hasWarning} />
  return (
    <button
      type="button"
      data-item={item.postId}
      data-movable={isMovable || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={labelOf({
        placed,
        stateText,
        rubric: rubric?.name,
        networks: networks.map(({ title }) => title),
        hasWarning,
      })}
      aria-describedby={isMovable ? MOVE_HINT_ID : undefined}
      onClick={() => open(item.postId)}
      style={rubric ? undefined : { borderLeftColor: networks[0]?.color }}
      className={clsx(
        'relative flex w-full min-w-0 items-center gap-1 rounded-chip rounded-l-[3px] border-l-[3px] pr-1.5 pl-1.5 text-left text-caption select-none [-webkit-touch-callout:none] data-taken:opacity-40',
        isTall ? 'min-h-11 py-1' : 'h-6',
        isMovable ? 'cursor-grab' : 'cursor-pointer',
        state === 'draft' && 'ring-1 ring-line-strong ring-inset',
        tint,
        rubric && `border-l-[6px] ${RUBRIC_LOOK[rubric.color].line}`,
      )}
    >
      {isTall ? (
        <TallBody placed={placed} mark={mark} />
      ) : (
        <>
          <NetworkMarks targets={item.targets} max={1} className="size-3" />
          <span className="font-semibold tabular-nums">{time}</span>
          <span className={clsx('min-w-0 flex-1 truncate', inkOf(placed))}>{titleOf(placed)}</span>
          {mark}
        </>
      )}
    </button>
  )
}
