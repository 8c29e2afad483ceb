import type { Product } from '@kadr/contract/library/products'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { priceText } from '../model/price-text.ts'
import { ProductCover } from './product-cover.tsx'

type Props = { product: Product; menu: ReactNode }

export const ProductCard = ({ product, menu }: Props) => (
  <Card
    asChild
    padding="none"
    className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
  >
    <li className="relative">
      <Link
        to="/products/$productId"
        params={{ productId: product.id }}
        className="grid h-full grid-cols-[6rem_minmax(0,1fr)] gap-3 p-3 pr-12 text-ink no-underline -outline-offset-2 hover:bg-header sm:grid-cols-1 sm:content-start sm:pr-3"
      >
        <ProductCover product={product} />
        <span className="grid min-w-0 content-start gap-1">
          <span className="line-clamp-2 font-semibold wrap-anywhere sm:pr-10">{product.name}</span>
          <span className="text-label text-ink-2 tabular-nums">
            {product.price ? priceText(product.price) : copy.noPrice}
          </span>
          {product.description ? (
            <span className="line-clamp-2 text-caption text-ink-3 wrap-anywhere">
              {product.description}
            </span>
          ) : null}
          {product.isArchived ? <Badge tone="neutral">{copy.inArchive}</Badge> : null}
        </span>
      </Link>
      <div className="absolute top-1.5 right-1.5 rounded-control bg-surface/90">{menu}</div>
    </li>
  </Card>
)
