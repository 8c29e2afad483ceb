import type { AiRequest } from '@kadr/contract/ai'
import { getProduct, type Product } from '@kadr/contract/products'
import { createReel } from '@kadr/contract/reels'
import { useMutation } from '@tanstack/react-query'
import { madeKey } from '../../../assist/model/made-key.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { useApi } from '../../../platform/services.tsx'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

type Input = {
  request: AiRequest
  make: (product: Product | undefined) => Promise<ReelDraft>
}

/** A reel of an answer, with the pictures of its product where that is still there. */
export const useMakeReel = () => {
  const api = useApi()
  const findProduct = async (id: string) => {
    try {
      return await api.call(getProduct, { params: { id } })
    } catch (error) {
      if (isGone(error)) return undefined
      throw error
    }
  }
  return useMutation({
    mutationFn: async ({ request: { id: requestId, task }, make }: Input) => {
      const productId = 'productId' in task ? task.productId : null
      const body = await make(productId ? await findProduct(productId) : undefined)
      const key = madeKey({ requestId, made: body })
      return api.call(createReel, { headers: { 'idempotency-key': key }, body })
    },
  })
}
