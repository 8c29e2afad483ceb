import type { Scene } from '@kadr/contract/studio/scene/scene'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { DEMO_FACTS, listSampleDemos } from './sample-demos.ts'

/** The first sample with pictures, in a style. */
export const createDemoScene = (style: string): Scene => {
  const [form] = listSampleDemos({ hasPhotos: true })
  if (!form) throw new Error('there are no samples')
  return productDemo.toScene({ form: { ...form, style }, facts: DEMO_FACTS })
}
