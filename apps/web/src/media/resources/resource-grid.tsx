import type { Resource } from '@kadr/contract/library/resources'
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { type ScrollToIndexOpts, Virtualizer, WindowVirtualizer } from 'virtua'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { VirtualListContainer } from '../../ui/layout/virtual-list-container.tsx'
import { copy } from '../copy.ts'
import { gridLayout, nextTile } from './grid-layout.ts'
import { useMoreWhenNear } from './use-more-when-near.ts'
import { useWidth } from './use-width.ts'

type Props = {
  label: string
  resources: readonly Resource[]
  renderTile: (tile: { resource: Resource; index: number }) => ReactNode
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  /** The scrolling element; the window by default. */
  scroller?: RefObject<HTMLElement | null>
}

const FOCUS_FRAMES = 120

type Rows = { scrollToIndex(index: number, options?: ScrollToIndexOpts): void }

const rowsOf = ({ resources, columns }: { resources: readonly Resource[]; columns: number }) =>
  Array.from({ length: Math.ceil(resources.length / columns) }, (_, row) => row * columns)

/** Virtualized: only the rows near the viewport exist; arrow keys reach all of them. */
export const ResourceGrid = ({
  label,
  resources,
  renderTile,
  hasMore,
  isLoadingMore,
  onMore,
  scroller,
}: Props) => {
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const list = useRef<Rows>(null)
  const keepList = useCallback((rows: Rows | null) => {
    list.current = rows
  }, [])
  const width = useWidth(frame)
  const { columns, rowHeight } = gridLayout(width)
  useMoreWhenNear({ end, root: scroller, onMore, isWanted: hasMore && !isLoadingMore })

  const focusTile = useCallback((index: number) => {
    const tile = frame.current?.querySelector<HTMLElement>(`[data-tile="${index}"]`)
    tile?.focus()
    return Boolean(tile)
  }, [])

  /** A distant tile is rendered only after the scroll has reached it. */
  const focusWhenDrawn = (index: number, framesLeft = FOCUS_FRAMES) => {
    if (focusTile(index) || framesLeft === 0) return
    requestAnimationFrame(() => focusWhenDrawn(index, framesLeft - 1))
  }

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target
    if (!(from instanceof HTMLElement) || from.dataset.tile === undefined) return
    const index = Number(from.dataset.tile)
    const next = nextTile({ key: event.key, index, columns, count: resources.length })
    if (next === undefined) return
    event.preventDefault()
    if (focusTile(next)) return
    list.current?.scrollToIndex(Math.floor(next / columns), { align: 'nearest' })
    focusWhenDrawn(next)
  }

  // Before the width is known, rows would be measured with a wrong height.
  const rows = width > 0 ? rowsOf({ resources, columns }) : []
  const renderRow = (first: number) => (
    <div
      key={first}
      className="grid gap-2 pb-2"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {resources.slice(first, first + columns).map((resource, column) => (
        <div key={resource.id} className="min-w-0">
          {renderTile({ resource, index: first + column })}
        </div>
      ))}
    </div>
  )

  return (
    <section ref={frame} aria-label={label} onKeyDown={walk} className="min-w-0">
      {scroller ? (
        <Virtualizer
          key={columns}
          ref={keepList}
          as={VirtualListContainer}
          scrollRef={scroller}
          data={rows}
          itemSize={rowHeight}
        >
          {renderRow}
        </Virtualizer>
      ) : (
        <WindowVirtualizer
          key={columns}
          ref={keepList}
          as={VirtualListContainer}
          data={rows}
          itemSize={rowHeight}
          bufferSize={600}
        >
          {renderRow}
        </WindowVirtualizer>
      )}
      <div ref={end} className="flex min-h-1 justify-center py-2 text-accent">
        {isLoadingMore ? <Spinner label={copy.loadingMore} /> : null}
      </div>
    </section>
  )
}
