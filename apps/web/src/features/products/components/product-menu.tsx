import { createPost } from '@kadr/contract/posts'
import type { Product } from '@kadr/contract/products'
import { createReel } from '@kadr/contract/reels'
import { Link } from '@tanstack/react-router'
import {
  Archive,
  ArchiveRestore,
  Clapperboard,
  Copy,
  EllipsisVertical,
  Images,
  Pencil,
  SquarePen,
  Trash2,
} from 'lucide-react'
import { useCan } from '../../../platform/use-can.ts'
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

/** What a product can become. */
const MakeItems = ({ product }: Pick<Props, 'product'>) => {
  const canMakeReels = useCan(createReel.action)
  const canMakePosts = useCan(createPost.action)
  if (product.isArchived) return null
  const media = product.resourceIds.join(',')
  return (
    <>
      {canMakeReels ? (
        <>
          <MenuItem asChild>
            <Link to="/reels/slideshow" search={{ product: product.id }}>
              <Images aria-hidden="true" className="size-5" />
              {copy.make.slideshow}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/reels/product-demo" search={{ product: product.id }}>
              <Clapperboard aria-hidden="true" className="size-5" />
              {copy.make.demo}
            </Link>
          </MenuItem>
        </>
      ) : null}
      {canMakePosts ? (
        <MenuItem asChild>
          <Link to="/posts/new" search={media ? { media } : {}}>
            <SquarePen aria-hidden="true" className="size-5" />
            {copy.make.post}
          </Link>
        </MenuItem>
      ) : null}
    </>
  )
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
    <MakeItems product={product} />
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
