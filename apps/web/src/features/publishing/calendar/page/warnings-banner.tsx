import type { Collision } from '@kadr/domain/publishing/schedule/collisions'
import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import type { PlacedItem } from '../items/placed-item.ts'

const WarningsDialog = lazy(() => import('./warnings-dialog.tsx'))

type Props = {
  collisions: readonly Collision[]
  findPlaced: (postId: string) => PlacedItem | undefined
}

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
      {isOpen ? (
        <Suspense>
          <WarningsDialog
            collisions={collisions}
            findPlaced={findPlaced}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
