import { getObjectVector } from '@kadr/contract/library/objects'
import {
  type BakedObject,
  type ObjectRequest,
  objectKey,
  vectorKindOf,
} from '@kadr/objects/bake-object'
import type * as scene from '@kadr/scene/draw/brush'
import { addressOf } from '../../platform/api/api-address.ts'
import type { BakeTask } from './bake-worker.ts'
import { rasteriseVector } from './rasterise-vector.ts'

/** Sides that objects are baked at: few, so that previews of about one size share them. */
const SIDES = [120, 240, 360, 480]

/** An object takes up to two thirds of the width; larger previews stretch the largest. */
const listSidesFor = (width: number) => {
  const fitting = SIDES.filter((side) => side >= (width * 2) / 3)
  return fitting.length > 0 ? fitting : SIDES.slice(-1)
}

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
    /** For a preview of this width in pixels; a larger baked version is reused. */
    get: (object: scene.ObjectRequest, width: number): Shown | undefined => {
      const { name, look, colours } = object
      const requests = listSidesFor(width).map((size) => ({ name, look, colours, size }))
      const ready = requests.find((request) => baked.get(objectKey(request)))
      const [request] = ready ? [ready] : requests
      if (!request) return undefined
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
