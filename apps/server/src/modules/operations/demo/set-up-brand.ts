import { createProduct, listProducts } from '../../library/products/index.ts'
import { createHashtagSet, listHashtagSets } from '../../publishing/publisher-setup/index.ts'
import { putBrandVoice } from '../../studio/ai/index.ts'
import { PRODUCTS } from './demo-products.ts'
import { HASHTAG_SETS, VOICE } from './demo-setup.ts'
import type { DemoStep } from './demo-step.ts'
import { findPicture } from './make-pictures.ts'

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
    for (const { pictures, ...input } of PRODUCTS) {
      if (items.some(({ name }) => name === input.name)) continue
      const resourceIds = await Promise.all(pictures.map((key) => findPicture({ ctx, actor, key })))
      await createProduct({ ctx, workspaceId, input: { ...input, resourceIds } })
    }
  },
}
