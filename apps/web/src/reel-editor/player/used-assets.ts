import type { ObjectRequest } from '@kadr/scene/draw/brush'
import type { AssetStore } from './asset-store.ts'

/** Records the assets a drawing has read, to detect when it must be redrawn. */
export const createUsedAssets = (store: AssetStore, getWidth: () => number) => {
  const used = new Map<string, { read: () => unknown; value: unknown }>()
  const record = <Value>(key: string, read: () => Value): Value => {
    const value = read()
    used.set(key, { read, value })
    return value
  }
  return {
    picture: (asset: string) => record(asset, () => store.picture(asset)),
    object: (request: ObjectRequest) =>
      record(JSON.stringify(request), () => store.object(request, getWidth())),
    isChanged: () => [...used.values()].some(({ read, value }) => read() !== value),
    forget: () => used.clear(),
  }
}
