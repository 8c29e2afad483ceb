import { clsx } from 'clsx'
import {
  CalendarClock,
  EllipsisVertical,
  Repeat,
  SquareArrowOutUpRight,
  TriangleAlert,
} from 'lucide-react'
import { RUBRIC_LOOK } from '../../../../rubrics/rubric-colors.ts'
import { RubricName } from '../../../../rubrics/rubric-mark.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'
import { MOVE_HINT_ID } from '../moving/move-hint.tsx'
import { useCalendarContext } from '../page/calendar-context.ts'
import { labelOf, stateTextOf, titleOf } from './item-label.ts'
import { NetworkMarks, networksOf } from './network-marks.tsx'
import type { PlacedItem } from './placed-item.ts'
import { STATE_STYLE } from './state-style.ts'

const Actions = ({ placed }: { placed: PlacedItem }) => {
  const { open, askMove, canEdit } = useCalendarContext()
  return (
    <Menu
      trigger={
        <IconButton
          label={copy.move.actions(titleOf(placed))}
          icon={<EllipsisVertical aria-hidden="true" className="size-5 text-ink-2" />}
        />
      }
    >
      <MenuItem
        icon={<SquareArrowOutUpRight aria-hidden="true" className="size-5" />}
        onSelect={() => open(placed.item.postId)}
      >
        {copy.move.open}
      </MenuItem>
      {canEdit && placed.isMovable ? (
        <MenuItem
          icon={<CalendarClock aria-hidden="true" className="size-5" />}
          onSelect={() => askMove(placed)}
        >
          {copy.move.action}
        </MenuItem>
      ) : null}
    </Menu>
  )
}

const Picture = ({ placed: { item } }: { placed: PlacedItem }) =>
  item.thumbnailUrl ? (
    <img
      src={item.thumbnailUrl}
      alt=""
      draggable={false}
      loading="lazy"
      className="h-12 w-9 shrink-0 rounded-chip bg-sunken object-cover object-top"
    />
  ) : null

type Props = {
  placed: PlacedItem
  /** False in a dialog: no drop targets are visible there, so the menu moves the post. */
  canDrag: boolean
}

export const ItemRow = ({ placed, canDrag }: Props) => {
  const { open, warnings, canEdit, timeZone, findRubric } = useCalendarContext()
  const { item, time, state } = placed
  const networks = networksOf(item.targets)
  const rubric = findRubric(item.rubricId)
  const hasWarning = warnings.has(item.postId)
  const stateText = stateTextOf({ placed, now: new Date(), timeZone })
  const isMovable = canDrag && canEdit && placed.isMovable
  return (
    <div
      style={rubric ? undefined : { borderLeftColor: networks[0]?.color }}
      className={clsx(
        'flex min-w-0 items-center gap-1 rounded-control rounded-l-[4px] bg-surface pr-1 shadow-card',
        rubric ? `border-l-8 ${RUBRIC_LOOK[rubric.color].line}` : 'border-l-4',
      )}
    >
      <button
        type="button"
        data-item={item.postId}
        data-movable={isMovable || undefined}
        aria-label={labelOf({
          placed,
          stateText,
          networks: networks.map(({ title }) => title),
          rubric: rubric?.name,
          hasWarning,
        })}
        aria-describedby={isMovable ? MOVE_HINT_ID : undefined}
        onClick={() => open(item.postId)}
        className={clsx(
          'flex min-h-18 min-w-0 flex-1 items-center gap-3 rounded-control bg-surface py-2.5 pr-2 pl-3 text-left -outline-offset-2 select-none [-webkit-touch-callout:none] data-taken:opacity-40',
          isMovable ? 'cursor-grab' : 'cursor-pointer',
        )}
      >
        <span className="min-w-13 shrink-0 font-semibold whitespace-nowrap tabular-nums">
          {time}
        </span>
        <Picture placed={placed} />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className={clsx('truncate font-medium', state === 'draft' && 'text-ink-2')}>
            {titleOf(placed)}
          </span>
          <span className="flex min-w-0 items-center gap-2">
            <NetworkMarks targets={item.targets} max={4} className="size-4" />
            <Badge tone={STATE_STYLE[state].tone}>{stateText}</Badge>
            {rubric ? <RubricName rubric={rubric} /> : null}
            {item.isRepeat ? (
              <Repeat aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            ) : null}
            {hasWarning ? (
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-failed" />
            ) : null}
          </span>
        </span>
      </button>
      <Actions placed={placed} />
    </div>
  )
}
