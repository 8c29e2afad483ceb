import type { Box, FootageLayer } from '@kadr/contract/studio/scene/scene'
import { computeCameraCrop, findCameraView } from '@kadr/scene/footage/camera-view'
import { FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'
import { scaleBox, snapToEven } from '../compose/rect.ts'
import {
  allocatePlanes,
  freePlanes,
  type KernelContext,
  type Planes,
  viewBytes,
} from '../planes/planes.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { chooseThreads, startFrames } from './clip-decoder.ts'
import type { ClipReader } from './clip-reader.ts'
import { buildFootageFilter } from './footage-filter.ts'
import { type FootageRun, planFootage } from './footage-plan.ts'
import type { Media } from './probe-media.ts'

/** Before a frame, so that its own time is never just after the moment sought. */
const SEEK_EARLY = 0.25 / FRAMES_PER_SECOND
/** The next decoder is started this many frames ahead, while the last one still reads. */
const START_AHEAD = 12

type Source = Awaited<ReturnType<typeof startFrames>> & {
  /** Filled by the next read. */
  pending: Planes
  /** Frames it still owes. */
  left: number
  isOver: boolean
}

export type FootageReader = ClipReader & {
  /** The part of the current frame that the camera sees, in its pixels. */
  findView(seconds: number): Box
}

/** The whole frame within a pixel is the whole frame: it needs no sampling. */
const snapToFrame = (seen: Box, { width, height }: { width: number; height: number }): Box => {
  const isWhole =
    Math.abs(seen.x) < 1 &&
    Math.abs(seen.y) < 1 &&
    Math.abs(seen.width - width) < 2 &&
    Math.abs(seen.height - height) < 2
  return isWhole ? { x: 0, y: 0, width, height } : seen
}

/**
 * Reads the kept frames of one long video in order. Each run of pieces has a decoder of its own that begins where the
 * run does, so that nothing before it is read, and no more than a few frames are ever in memory.
 */
export const openFootage = async ({
  context,
  layer,
  media: { input, video },
  scale,
  path,
}: {
  context: KernelContext
  layer: FootageLayer
  media: Media
  scale: number
  path: string
}): Promise<FootageReader> => {
  if (!video) throw new RenderFailedError({ code: 'clip', asset: layer.asset })
  const box = snapToEven(scaleBox(layer.box, scale), 'nearest')
  const plan = planFootage(layer, { picture: video, box })
  const { region, size, runs } = plan
  const pool: Planes[] = []
  const allocate = () => pool.pop() ?? allocatePlanes(context, { ...size, hasAlpha: false })
  let at = 0
  let reached = -1
  let current: Planes | undefined

  const start = async (run: FootageRun): Promise<Source> => {
    const pending = allocate()
    const seek = Math.max(0, run.first / FRAMES_PER_SECOND - SEEK_EARLY)
    const last = run.kept.at(-1)?.to ?? 0
    const args = [
      ...chooseThreads(video),
      ...(seek > 0 ? ['-ss', seek.toFixed(5)] : []),
      ...['-t', ((last + 2) / FRAMES_PER_SECOND).toFixed(5), ...input, '-map', '0:v:0'],
      ...['-vf', buildFootageFilter(run, { plan, fit: layer.fit, video })],
    ]
    const frames = await startFrames({ args, path, first: viewBytes(context, pending) })
    return { ...frames, pending, left: run.frames, isOver: false }
  }

  const stop = (source: Source) => {
    source.close()
    pool.push(source.pending)
  }

  const startAt = (index: number): Promise<Source> | undefined => {
    const run = runs[index]
    if (!run) return undefined
    const started = start(run)
    started.catch(() => undefined)
    return started
  }

  let source = await startAt(0)
  let next: Promise<Source> | undefined

  /** Reads on; where a file is shorter than it says, the last frame stands for what is missing. */
  const readFrame = async (own: Source): Promise<Planes | undefined> => {
    own.left -= 1
    if (own.isOver) return undefined
    const filled = own.pending
    const following = allocate()
    if (!(await own.read(viewBytes(context, following)))) {
      pool.push(following)
      own.isOver = true
      return undefined
    }
    own.pending = following
    return filled
  }

  const advanceOne = async (): Promise<boolean> => {
    if (source && source.left <= START_AHEAD && !next) next = startAt(at + 1)
    if (source && source.left === 0) {
      stop(source)
      at += 1
      source = await next
      next = undefined
    }
    if (!source) return false
    const frame = await readFrame(source)
    reached += 1
    if (!frame) return current !== undefined
    if (current) pool.push(current)
    current = frame
    return true
  }

  const getCurrent = (): Planes => {
    if (!current)
      throw new RenderFailedError({ code: 'clip', asset: layer.asset, detail: 'no frames' })
    return current
  }

  return {
    currentFrame: getCurrent,
    box,
    findView(seconds) {
      if (layer.fit === 'blurred') return { x: 0, y: 0, ...size }
      const view = findCameraView(layer.camera, seconds)
      const crop = computeCameraCrop({ picture: video, box: layer.box, view })
      const by = { x: size.width / region.width, y: size.height / region.height }
      const seen = {
        x: (crop.x - region.x) * by.x,
        y: (crop.y - region.y) * by.y,
        width: crop.width * by.x,
        height: crop.height * by.y,
      }
      return snapToFrame(seen, size)
    },
    async advance(frame) {
      let isMore = true
      while (isMore && reached < frame) isMore = await advanceOne()
      if (current) return
      const detail = source ? await source.ended.then(() => 'no frames', String) : 'no pieces'
      throw new RenderFailedError({ code: 'clip', asset: layer.asset, detail })
    },
    async swapFrame(free) {
      const given = current
      if (!given) return undefined
      current = undefined
      if (await advanceOne()) {
        pool.push(free)
        return given
      }
      current = given
      return undefined
    },
    async close() {
      if (source) stop(source)
      const ahead = await next?.catch(() => undefined)
      if (ahead) stop(ahead)
      for (const own of [...pool, ...(current ? [current] : [])]) freePlanes(context, own)
    },
  }
}
