import type { ObjectRequest } from '@kadr/scene/brush'
import type { AssetStore } from './asset-store.ts'

/** What a drawing took from the store, remembered to tell whether it would look otherwise now. */
export const createUsedAssets = (store: AssetStore, getWidth: () => number) => {
  const used = new Map<string, { read: () => unknown; value: unknown }>()
  const take = <Value>(key: string, read: () => Value): Value => {
    const value = read()
    used.set(key, { read, value })
    return value
  }
  return {
    picture: (asset: string) => take(asset, () => store.picture(asset)),
    object: (request: ObjectRequest) =>
      take(JSON.stringify(request), () => store.object(request, getWidth())),
    isChanged: () => [...used.values()].some(({ read, value }) => read() !== value),
    forget: () => used.clear(),
  }
}
