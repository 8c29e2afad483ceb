import type { ShopCheck } from '../adapter.ts'
import { PaymentProviderError } from '../failure.ts'

/** Whether a read-only call succeeds; `refused` is Russian and says what to do. */
export const checkKeys = async (input: {
  call(): Promise<ShopCheck>
  refused: string
}): Promise<ShopCheck> => {
  try {
    return await input.call()
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return error.code === 'unreachable'
      ? { kind: 'unreachable' }
      : { kind: 'refused', reason: input.refused }
  }
}
