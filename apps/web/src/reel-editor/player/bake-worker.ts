import { bakeObject, type ObjectRequest } from '@kadr/objects/bake-object'
import type { Pixels } from '@kadr/objects/looks/pixels'

export type BakeTask = { id: number; request: ObjectRequest; drawing: Pixels }

/** A worker: a look takes up to half a second, too long for a frame of the preview. */
globalThis.addEventListener('message', ({ data }: MessageEvent<BakeTask>) => {
  const { id, request, drawing } = data
  void bakeObject({ ...request, svg: '' }, { rasterise: () => Promise.resolve(drawing) }).then(
    (baked) => globalThis.postMessage({ id, baked }, { transfer: [baked.data.buffer] }),
  )
})
