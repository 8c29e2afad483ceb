import type { ReactNode } from 'react'
import { Virtualizer, WindowVirtualizer } from 'virtua'
import { VirtualListContainer } from '../../../ui/virtual-list-container.tsx'
import type { DayLine } from '../model/day-line.ts'
import { GhostRow } from './ghost-link.tsx'
import { ItemRow } from './item-row.tsx'
import { SlotRow } from './slot-row.tsx'

/** Below this all rows are rendered: find-in-page and printing need them in the DOM. */
const MANY = 60

const Line = ({ line, canTake }: { line: DayLine; canTake: boolean }) => (
  <div className="pb-2">
    {line.kind === 'item' ? <ItemRow placed={line.placed} canTake={canTake} /> : null}
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
            <Line line={line} canTake={!isInDialog} />
          </li>
        ))}
      </ul>
    )
  }
  const draw = (line: DayLine) => <Line key={line.key} line={line} canTake={!isInDialog} />
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
