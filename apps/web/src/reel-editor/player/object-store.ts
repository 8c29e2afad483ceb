import { getObjectVector } from '@kadr/contract/objects'
import {
  type BakedObject,
  type ObjectRequest,
  objectKey,
  vectorKindOf,
} from '@kadr/objects/bake-object'
import type * as scene from '@kadr/scene/brush'
import { addressOf } from '../../platform/api-address.ts'
import type { BakeTask } from './bake-worker.ts'
import { rasteriseVector } from './rasterise-vector.ts'

/** A preview is 720 pixels wide at most, an object takes up to two thirds of it. */
const SIDE = 480

/** A frame is drawn 60 times a second: a drawing that failed is asked for again later. */
const RETRY_AFTER_MS = 10_000

type Shown = scene.BakedObject<CanvasImageSource>
type Reply = { id: number; baked: BakedObject }

/** One worker for all previews of a page: it starts with the first object. */
const createBaker = () => {
  const waiting = new Map<number, (baked: BakedObject) => void>()
  let worker: Worker | undefined
  let lastId = 0
  const start = () => {
    const started = new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data: { id, baked } }: MessageEvent<Reply>) => {
      waiting.get(id)?.(baked)
      waiting.delete(id)
    }
    return started
  }
  return (task: Omit<BakeTask, 'id'>): Promise<BakedObject> => {
    worker ??= start()
    lastId += 1
    const id = lastId
    const reply = new Promise<BakedObject>((resolve) => waiting.set(id, resolve))
    worker.postMessage({ ...task, id }, [task.drawing.data.buffer])
    return reply
  }
}

const bake = createBaker()

const loadObject = async (request: ObjectRequest): Promise<Shown> => {
  const params = { name: request.name, kind: vectorKindOf(request.look) }
  const response = await fetch(addressOf({ path: getObjectVector.path, params }))
  if (!response.ok) throw new Error(`no drawing: ${response.status}`)
  const drawing = await rasteriseVector(await response.text(), request.size * 2)
  const { data, width, height, body } = await bake({ request, drawing })
  const image = await createImageBitmap(new ImageData(data, width, height))
  return { image, width, height, body }
}

/** Drawn objects of a scene, each baked once on first use; `onReady` after each. */
export const createObjectStore = ({ onReady }: { onReady: () => void }) => {
  const baked = new Map<string, Shown | undefined>()
  return {
    get: ({ name, look, colours }: scene.ObjectRequest): Shown | undefined => {
      const request = { name, look, colours, size: SIDE }
      const key = objectKey(request)
      if (!baked.has(key)) {
        baked.set(key, undefined)
        loadObject(request).then(
          (shown) => {
            baked.set(key, shown)
            onReady()
          },
          () => setTimeout(() => baked.delete(key), RETRY_AFTER_MS),
        )
      }
      return baked.get(key)
    },
  }
}
