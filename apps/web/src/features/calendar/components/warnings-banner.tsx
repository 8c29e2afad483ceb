import type { Collision } from '@kadr/domain/schedule/collisions'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { copy } from '../copy.ts'
import { useCalendarContext } from '../model/calendar-context.ts'
import type { PlacedItem } from '../model/placed-item.ts'
import { dayAndMonth } from '../model/wall-day.ts'
import { ItemRow } from './item-row.tsx'

const MAX_SHOWN = 20

type Props = {
  collisions: readonly Collision[]
  findPlaced: (postId: string) => PlacedItem | undefined
}

const CollisionCard = ({
  collision,
  findPlaced,
}: Omit<Props, 'collisions'> & { collision: Collision }) => {
  const { connections } = useCalendarContext()
  const account = connections.get(collision.connectionId)?.title ?? copy.detached
  return (
    <li className="grid grid-cols-1 gap-1">
      <h3 className="text-label font-medium">
        {collision.kind === 'close'
          ? copy.warnings.close(account)
          : copy.warnings.sameText(account)}
      </h3>
      <ul className="divide-y divide-line">
        {collision.postIds.map((postId) => {
          const placed = findPlaced(postId)
          return placed ? (
            <li key={postId}>
              <p className="pt-2 pl-4 text-caption text-ink-3">{dayAndMonth(placed.day)}</p>
              <ItemRow placed={placed} canTake={false} />
            </li>
          ) : null
        })}
      </ul>
    </li>
  )
}

/** Tells of posts that stand in each other's way, and leads to them. */
export const WarningsBanner = ({ collisions, findPlaced }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  if (collisions.length === 0) return null
  return (
    <>
      <div className="flex items-center gap-2 rounded-control bg-scheduled-soft py-1 pr-2 pl-4">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-scheduled" />
        <p className="min-w-0 flex-1 truncate text-label font-medium">
          {copy.warnings.title(collisions.length)}
        </p>
        <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
          {copy.warnings.show}
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={copy.warnings.dialog}>
        <ul className="grid grid-cols-1 gap-6">
          {collisions.slice(0, MAX_SHOWN).map((collision) => (
            <CollisionCard
              key={`${collision.kind} ${collision.connectionId} ${collision.postIds.join(' ')}`}
              collision={collision}
              findPlaced={findPlaced}
            />
          ))}
        </ul>
      </Dialog>
    </>
  )
}
