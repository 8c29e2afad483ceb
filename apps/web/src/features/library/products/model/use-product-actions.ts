import type { Product } from '@kadr/contract/library/products'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useDuplicateProduct, useUpdateProduct } from '../api/products.mutations.ts'
import { copy } from '../copy.ts'

const say = (error: Error) => notify.error(failureText(error))

/** Actions available without opening the product. */
export const useProductActions = () => {
  const update = useUpdateProduct()
  const duplicate = useDuplicateProduct()

  const setArchived = ({ id, version }: Product, isArchived: boolean) =>
    update.mutate(
      { id, version, isArchived },
      {
        onSuccess: (saved) =>
          notify.success(isArchived ? copy.archivedDone : copy.restored, {
            action: { label: copy.undo, onClick: () => setArchived(saved, !isArchived) },
          }),
        onError: say,
      },
    )

  return {
    setArchived,
    duplicate: ({ id }: Product, onDone?: (product: Product) => void) =>
      duplicate.mutate(id, {
        onSuccess: (made) => {
          notify.success(copy.duplicated)
          onDone?.(made)
        },
        onError: say,
      }),
  }
}
