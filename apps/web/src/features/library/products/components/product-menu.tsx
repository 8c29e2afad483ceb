import type { Product } from '@kadr/contract/library/products'
import { Link } from '@tanstack/react-router'
import {
  Archive,
  ArchiveRestore,
  Clapperboard,
  Copy,
  EllipsisVertical,
  Pencil,
  Send,
  Trash2,
  WandSparkles,
} from 'lucide-react'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'
import type { useProductActions } from '../model/use-product-actions.ts'

type Props = {
  product: Product
  actions: ReturnType<typeof useProductActions>
  /** Off on the product's own page. */
  hasEdit?: boolean
  onRemove: () => void
}

/** A post of the product begins with its first pictures; more are rarely wanted. */
const FILES_OF_POST = 4

const postSearchOf = ({ resources }: Product) => {
  const ids = resources.slice(0, FILES_OF_POST).map(({ id }) => id)
  return ids.length > 0 ? { media: ids.join(',') } : {}
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
    <MenuItem asChild>
      <Link to="/reels/product-demo" search={{ product: product.id }}>
        <Clapperboard aria-hidden="true" className="size-5" />
        {copy.makeReel}
      </Link>
    </MenuItem>
    <MenuItem asChild>
      <Link to="/posts/new" search={postSearchOf(product)}>
        <Send aria-hidden="true" className="size-5" />
        {copy.makePost}
      </Link>
    </MenuItem>
    {useCan('automations.write') ? (
      <MenuItem asChild>
        <Link to="/reels/automation/$" params={{ _splat: 'new' }} search={{ product: product.id }}>
          <WandSparkles aria-hidden="true" className="size-5" />
          {copy.makeWeekly}
        </Link>
      </MenuItem>
    ) : null}
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
