import { safeNextPath } from '../../../../platform/session/next-path.ts'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'

const KEY = 'purchase-return'

/** Where the buyer is led after the payment of this order; it survives the provider's pages. */
export const rememberReturn = (
  storage: SafeStorage,
  { orderId, back }: { orderId: string; back: string | undefined },
) => {
  // Another tab may pay the same order without a page to return to.
  if (back === undefined && findReturn(storage, orderId) !== undefined) return
  if (back === undefined) storage.remove(KEY)
  else storage.write(KEY, `${orderId} ${safeNextPath(back)}`)
}

export const findReturn = (storage: SafeStorage, orderId: string): string | undefined => {
  const [id, back] = (storage.read(KEY) ?? '').split(' ')
  return id === orderId ? back : undefined
}
