import type { Product } from '@kadr/contract/library/products'
import { Package } from 'lucide-react'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'

export const ProductCover = ({ product }: { product: Product }) => {
  const cover = product.resources.find(({ kind }) => kind !== 'audio')
  if (cover) return <LiveThumb resource={cover} />
  return (
    <span className="relative block aspect-square rounded-control bg-sunken">
      <Package aria-hidden="true" className="absolute inset-0 m-auto size-10 text-line-strong" />
      {product.brandColor ? (
        <span
          aria-hidden="true"
          className="absolute right-3 bottom-3 size-5 rounded-full border border-on-night"
          style={{ backgroundColor: product.brandColor }}
        />
      ) : null}
    </span>
  )
}
