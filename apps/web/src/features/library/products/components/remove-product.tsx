import type { Product } from '@kadr/contract/library/products'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteProduct } from '../api/products.mutations.ts'
import { copy } from '../copy.ts'

type Props = { product: Product; onClose: () => void; onRemoved?: () => void }

export default function RemoveProduct({ product, onClose, onRemoved }: Props) {
  const remove = useDeleteProduct()
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.removeTitle(product.name)}
      text={copy.removeText}
      confirmLabel={copy.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(product.id, {
          onSuccess: () => {
            notify.success(copy.removed)
            onClose()
            onRemoved?.()
          },
        })
      }
    >
      {remove.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(remove.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
