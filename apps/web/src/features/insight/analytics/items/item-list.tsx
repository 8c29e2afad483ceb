import type { WorkItem } from '@kadr/contract/insight/work-items'
import type { ReactNode } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { RatioText } from '../figures/ratio-text.tsx'
import { ItemCover } from './item-cover.tsx'
import { ItemFigureText } from './item-figures.tsx'

const COLUMNS = ['views', 'likes', 'comments', 'shares', 'saves', 'engagementRate'] as const

const Opener = ({
  onOpen,
  children,
}: {
  onOpen: (() => void) | undefined
  children: ReactNode
}) => {
  const style = 'flex w-full items-center gap-3 text-left'
  return onOpen ? (
    <button type="button" onClick={onOpen} className={`${style} cursor-pointer`}>
      {children}
    </button>
  ) : (
    <span className={style}>{children}</span>
  )
}

type RowProps = {
  item: WorkItem
  timeZone: string | undefined
  isSelected: boolean
  onSelect: ((isSelected: boolean) => void) | undefined
  onOpen: (() => void) | undefined
}

const Row = ({ item, timeZone, isSelected, onSelect, onOpen }: RowProps) => {
  const title = item.title === '' ? copy.items.noTitle : item.title
  return (
    <tr>
      {onSelect ? (
        <td className="w-11 pl-4">
          <Checkbox
            label={<span className="sr-only">{copy.items.select(title)}</span>}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </td>
      ) : null}
      <th scope="row" className="min-w-56 px-4 py-2 text-left font-normal">
        <Opener onOpen={onOpen}>
          <ItemCover item={item} className="w-10 shrink-0" />
          <span className="grid min-w-0 gap-0.5">
            <span className="line-clamp-2 font-medium">{title}</span>
            <span className="text-caption text-ink-3 wrap-anywhere">
              {getNetwork(item.network).title}, {item.accountTitle},{' '}
              {formatDateTime({ instant: item.publishedAt, timeZone })}
            </span>
            {item.isGone || item.isUnlisted ? (
              <Badge tone="neutral">{item.isGone ? copy.items.gone : copy.items.unlisted}</Badge>
            ) : null}
          </span>
        </Opener>
      </th>
      {COLUMNS.map((name) => (
        <td key={name} className="px-2 text-right">
          <ItemFigureText item={item} name={name} />
        </td>
      ))}
      <td className="px-4 text-right">
        {item.ratio === null ? null : <RatioText ratio={item.ratio} />}
      </td>
    </tr>
  )
}

type Props = {
  items: readonly WorkItem[]
  timeZone: string | undefined
  selected?: ReadonlySet<string>
  onSelect?: (id: string, isSelected: boolean) => void
  /** Without it rows lead nowhere. */
  onOpen?: (id: string) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** A table on a desktop; on a phone it scrolls inside itself, the piece stays at the left. */
export const ItemList = ({
  items,
  timeZone,
  selected,
  onSelect,
  onOpen,
  hasMore,
  isLoadingMore,
  onMore,
}: Props) => (
  <div className="grid grid-cols-1 gap-3">
    <Card padding="none">
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-label">
          <caption className="sr-only">{copy.workItems}</caption>
          <thead className="border-b border-line text-caption text-ink-3">
            <tr>
              {onSelect ? (
                <td>
                  <span className="sr-only">{copy.items.toGroup}</span>
                </td>
              ) : null}
              <th scope="col" className="px-4 py-3 text-left font-medium">
                {copy.items.column}
              </th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" className="px-2 py-3 text-right font-medium">
                  {copy.itemMetrics[name]}
                </th>
              ))}
              <th scope="col" className="px-4 py-3 text-right font-medium whitespace-nowrap">
                {copy.items.ratio}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map((item) => (
              <Row
                key={item.id}
                item={item}
                timeZone={timeZone}
                isSelected={selected?.has(item.id) ?? false}
                onSelect={onSelect && ((isSelected) => onSelect(item.id, isSelected))}
                onOpen={onOpen && (() => onOpen(item.id))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
    {hasMore ? (
      <Button
        variant="secondary"
        className="justify-self-center"
        isLoading={isLoadingMore}
        onClick={onMore}
      >
        {copy.items.more}
      </Button>
    ) : null}
  </div>
)
