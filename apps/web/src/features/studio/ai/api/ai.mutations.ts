import { getProduct, type Product } from '@kadr/contract/library/products'
import {
  type AiRequest,
  type BrandVoice,
  deleteAiRequest,
  getBrandVoice,
  putBrandVoice,
} from '@kadr/contract/studio/ai'
import { createReel } from '@kadr/contract/studio/reels'
import { createResultKey } from '../../../../ai/results/result-key.ts'
import type { Api } from '../../../../platform/api/api-client.ts'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { useApiMutation, useOptimisticMutation } from '../../../../platform/api/api-hooks.ts'
import type { ReelDraft } from '../../../../reel-editor/document/reel-draft.ts'

export const useSaveBrandVoice = () =>
  useOptimisticMutation({
    send: (api, voice: BrandVoice) => api.call(putBrandVoice, { body: voice }),
    cached: (api) => api.query(getBrandVoice),
    change: (_now, voice) => voice,
  })

export const useDeleteRequest = () =>
  useApiMutation((api, id: string) => api.call(deleteAiRequest, { params: { id } }))

const findProduct = async (api: Api, id: string) => {
  try {
    return await api.call(getProduct, { params: { id } })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

type Input = {
  request: AiRequest
  make: (product: Product | undefined) => Promise<ReelDraft>
}

/** Includes the product's pictures unless the product was deleted. */
export const useMakeReel = () =>
  useApiMutation(async (api, { request: { id: requestId, task }, make }: Input) => {
    const productId = 'productId' in task ? task.productId : null
    const body = await make(productId ? await findProduct(api, productId) : undefined)
    const key = createResultKey({ requestId, made: body })
    return api.call(createReel, { headers: { 'idempotency-key': key }, body })
  })
