import type { Product } from '@kadr/contract/products'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { conflictCopy } from '../conflict-copy.ts'
import { findDifferences } from '../model/differences.ts'
import { type ProductForm, toForm } from '../model/product-form.ts'

type Props = {
  theirs: Product
  mine: ProductForm
  isPending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Two people changed one product: both versions side by side, and the choice. */
export default function ConflictDialog({
  theirs,
  mine,
  isPending,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: Props) {
  return (
    <Dialog
      open
      size="lg"
      title={conflictCopy.title}
      description={conflictCopy.text}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {conflictCopy.takeTheirs}
          </Button>
          <Button isLoading={isPending} onClick={onKeepMine}>
            {conflictCopy.keepMine}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-1 gap-4">
        {findDifferences({ theirs: toForm(theirs), mine }).map((difference) => (
          <div key={difference.field} className="grid grid-cols-1 gap-2">
            <dt className="text-label font-medium">{difference.field}</dt>
            <dd className="grid grid-cols-1 gap-2 sm:grid-cols-2">
              <p className="grid content-start gap-0.5 rounded-control bg-sunken p-3 text-label">
                <span className="text-caption text-ink-3">{conflictCopy.theirs}</span>
                <span className="line-clamp-6 wrap-anywhere">{difference.theirs}</span>
              </p>
              <p className="grid content-start gap-0.5 rounded-control bg-accent-soft p-3 text-label">
                <span className="text-caption text-ink-2">{conflictCopy.mine}</span>
                <span className="line-clamp-6 wrap-anywhere">{difference.mine}</span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
