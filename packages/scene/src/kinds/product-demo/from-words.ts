import type { Product } from '@kadr/contract/library/products'
import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import type { ReelLook } from '../kind.ts'
import { fillFromProduct } from './fill-from-product.ts'
import { type DemoWords, fillTexts } from './fill-texts.ts'

/** Another product replaces the pictures and the style too; for the current one only the text changes. */
export const demoFromWords = ({
  form,
  words,
  product,
  look,
}: {
  form: ProductDemoForm
  words: DemoWords
  product: Product | undefined
  look?: ReelLook
}): ProductDemoForm => {
  const filled =
    product && product.id !== form.productId
      ? fillFromProduct({ form, product, written: words })
      : fillTexts({ form, words })
  return { ...filled, ...look }
}
