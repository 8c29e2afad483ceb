import type { WorkItem } from '@kadr/contract/insight/work-items'
import type { ReactNode } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { formatCount, formatDayOf } from '../figures/format-figure.ts'
import { RatioText } from '../figures/ratio-text.tsx'
import { ItemCover } from '../items/item-cover.tsx'

type Props = {
  title: string
  note: ReactNode
  empty: string
  items: readonly WorkItem[]
  timeZone: string
  onOpen: (id: string) => void
}

/** Number and × under the cover, never over it. */
export const CoversCard = ({ title, note, empty, items, timeZone, onOpen }: Props) => (
  <Card className="grid min-w-0 grid-cols-1 content-start gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="font-semibold">{title}</h2>
      <span className="text-caption text-ink-3">{note}</span>
    </div>
    {items.length === 0 ? <p className="text-label text-ink-2">{empty}</p> : null}
    <ul className="flex gap-3 overflow-x-auto [scrollbar-width:none]">
      {items.map((item) => (
        <li key={item.id} className="flex-1" style={{ minWidth: 112, maxWidth: 160 }}>
          <button
            type="button"
            onClick={() => onOpen(item.id)}
            className="grid w-full cursor-pointer gap-1.5 rounded-control text-left"
          >
            <ItemCover item={item} hasWords />
            <span className="flex items-baseline justify-between gap-2 text-label tabular-nums">
              <span className="font-semibold">
                {item.figures.views === null ? null : formatCount(item.figures.views)}
              </span>
              {item.ratio === null ? null : <RatioText ratio={item.ratio} />}
            </span>
            <span className="truncate text-caption text-ink-2">
              {item.title === '' ? copy.items.noTitle : item.title}
            </span>
            <span className="truncate text-caption text-ink-3">
              {getNetwork(item.network).title},{' '}
              {formatDayOf({ instant: item.publishedAt, timeZone })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Card>
)
