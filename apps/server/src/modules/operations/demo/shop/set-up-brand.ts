import { createProduct, listProducts } from '../../../library/products/index.ts'
import { createHashtagSet, listHashtagSets } from '../../../publishing/publisher-setup/index.ts'
import { putBrandVoice } from '../../../studio/ai/index.ts'
import { PRODUCTS } from '../content/demo-products.ts'
import { HASHTAG_SETS, VOICE } from '../content/demo-setup.ts'
import type { DemoStep } from '../demo-step.ts'
import { storePhoto } from './product-photos.ts'

export const setUpBrand: DemoStep = {
  name: 'brand',
  async run({ ctx, actor: { workspaceId } }) {
    await putBrandVoice({ ctx, workspaceId, voice: VOICE })
    const sets = await listHashtagSets({ ctx, workspaceId })
    for (const set of HASHTAG_SETS) {
      if (!sets.some(({ name }) => name === set.name)) {
        await createHashtagSet({ ctx, workspaceId, ...set })
      }
    }
  },
}

export const addProducts: DemoStep = {
  name: 'products',
  async run({ ctx, actor }) {
    const { workspaceId } = actor
    const { items } = await listProducts({ ctx, workspaceId, query: { limit: 50 } })
    for (const { photos, ...input } of PRODUCTS) {
      if (items.some(({ name }) => name === input.name)) continue
      const resourceIds: string[] = []
      for (const photo of photos) resourceIds.push(await storePhoto({ ctx, actor, photo }))
      await createProduct({ ctx, workspaceId, input: { ...input, resourceIds } })
    }
  },
}
