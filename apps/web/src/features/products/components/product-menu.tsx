import type { Product } from '@kadr/contract/products'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { copy } from '../copy.ts'
import type { useProductActions } from '../model/use-product-actions.ts'

type Props = {
  product: Product
  actions: ReturnType<typeof useProductActions>
  /** Off on the product's own page. */
  hasEdit?: boolean
  onRemove: () => void
}

export const ProductMenu = ({ product, actions, hasEdit = true, onRemove }: Props) => (
  <Menu
    trigger={
      <IconButton
        label={copy.actions(product.name)}
        variant={hasEdit ? 'ghost' : 'secondary'}
        icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
      />
    }
  >
    {hasEdit ? (
      <MenuItem asChild>
        <Link to="/products/$productId" params={{ productId: product.id }}>
          <Pencil aria-hidden="true" className="size-5" />
          {copy.edit}
        </Link>
      </MenuItem>
    ) : null}
    <MenuItem
      icon={<Copy aria-hidden="true" className="size-5" />}
      onSelect={() => actions.duplicate(product)}
    >
      {copy.duplicate}
    </MenuItem>
    <MenuItem
      icon={
        product.isArchived ? (
          <ArchiveRestore aria-hidden="true" className="size-5" />
        ) : (
          <Archive aria-hidden="true" className="size-5" />
        )
      }
      onSelect={() => actions.setArchived(product, !product.isArchived)}
    >
      {product.isArchived ? copy.restore : copy.archive}
    </MenuItem>
    <MenuItem isDanger icon={<Trash2 aria-hidden="true" className="size-5" />} onSelect={onRemove}>
      {copy.remove}
    </MenuItem>
  </Menu>
)
