import type { ReactNode } from 'react'
import { Virtualizer, WindowVirtualizer } from 'virtua'
import { VirtualListContainer } from '../../../../ui/layout/virtual-list-container.tsx'
import { GhostRow } from '../items/ghost-link.tsx'
import { ItemRow } from '../items/item-row.tsx'
import { SlotRow } from '../items/slot-row.tsx'
import type { DayLine } from './day-line.ts'

/** Below this all rows are rendered: find-in-page and printing need them in the DOM. */
const MANY = 60

const Line = ({ line, canDrag }: { line: DayLine; canDrag: boolean }) => (
  <div className="pb-2">
    {line.kind === 'item' ? <ItemRow placed={line.placed} canDrag={canDrag} /> : null}
    {line.kind === 'ghost' ? <GhostRow ghost={line.ghost} /> : null}
    {line.kind === 'slot' ? <SlotRow slot={line.slot} /> : null}
  </div>
)

const Pane = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <div tabIndex={0} className="h-[60dvh] overflow-y-auto">
    {children}
  </div>
)

type Props = { lines: readonly DayLine[]; isInDialog?: boolean }

/** Virtualised above `MANY` rows. */
export const DayLines = ({ lines, isInDialog = false }: Props) => {
  if (lines.length <= MANY) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <Line line={line} canDrag={!isInDialog} />
          </li>
        ))}
      </ul>
    )
  }
  const draw = (line: DayLine) => <Line key={line.key} line={line} canDrag={!isInDialog} />
  if (isInDialog) {
    return (
      <Pane>
        <Virtualizer as={VirtualListContainer} data={lines}>
          {draw}
        </Virtualizer>
      </Pane>
    )
  }
  return (
    <WindowVirtualizer as={VirtualListContainer} data={lines}>
      {draw}
    </WindowVirtualizer>
  )
}
