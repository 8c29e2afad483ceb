import type { Collision } from '@kadr/domain/publishing/schedule/collisions'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'
import { dayAndMonth } from '../dates/wall-day.ts'
import { ItemRow } from '../items/item-row.tsx'
import type { PlacedItem } from '../items/placed-item.ts'
import { useCalendarContext } from './calendar-context.ts'

const MAX_SHOWN = 20

type Props = {
  collisions: readonly Collision[]
  findPlaced: (postId: string) => PlacedItem | undefined
  onClose: () => void
}

const CollisionCard = ({
  collision,
  findPlaced,
}: Pick<Props, 'findPlaced'> & { collision: Collision }) => {
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
              <ItemRow placed={placed} canDrag={false} />
            </li>
          ) : null
        })}
      </ul>
    </li>
  )
}

export default function WarningsDialog({ collisions, findPlaced, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.warnings.dialog}>
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
  )
}
