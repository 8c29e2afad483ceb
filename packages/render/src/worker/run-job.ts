import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countFrames, FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'
import { mixAudio } from '../audio/mix-audio.ts'
import { type Composer, createComposer } from '../compose/composer.ts'
import { checkIds } from '../compose/raster-cache.ts'
import { startEncoder } from '../encode/encoder.ts'
import { encodeStill } from '../encode/still.ts'
import { registerFonts } from '../fonts.ts'
import { createKernel } from '../planes/kernel.ts'
import {
  allocatePlanes,
  createKernelContext,
  freePlanes,
  type KernelContext,
  viewBytes,
} from '../planes/planes.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { POSTER_FILE, type RenderJob, VIDEO_FILE } from './job.ts'

const buildStillName = (index: number): string => `still-${index}.jpg`

const MEBIBYTE = 1024 * 1024
/** Frames composed ahead of the encoder. */
const FRAMES_IN_FLIGHT = 4
/** Shares of the total progress. */
const SOUND_SHARE = 0.04
const FRAMES_SHARE = 0.95

type Work = {
  job: RenderJob
  context: KernelContext
  composer: Composer
  onProgress(share: number): void
}

const createFileLookup =
  ({ files }: RenderJob) =>
  (asset: string) => {
    const file = files[asset]
    if (!file || !existsSync(file)) throw new RenderFailedError({ code: 'missing', asset })
    return file
  }

const renderVideo = async ({ job, context, composer, onProgress }: Work) => {
  const { scene, folder, path, quality } = job
  const frames = countFrames(scene)
  const seconds = frames / FRAMES_PER_SECOND
  const sound = await mixAudio({ scene, folder, path, fileOf: createFileLookup(job) })
  onProgress(SOUND_SHARE)
  const { size } = composer
  const output = join(folder, VIDEO_FILE)
  const encoder = startEncoder({ size, sound, seconds, output, quality, path })
  const ring = Array.from({ length: FRAMES_IN_FLIGHT }, () => ({
    planes: allocatePlanes(context, { ...size, hasAlpha: false }),
    written: Promise.resolve(),
  }))
  const poster = Math.min(frames - 1, Math.round(scene.posterAt * FRAMES_PER_SECOND))
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      const slot = ring[frame % FRAMES_IN_FLIGHT]
      if (!slot) throw new Error('the ring is empty')
      await slot.written
      slot.planes = await composer.composeNext(slot.planes, frame / FRAMES_PER_SECOND)
      if (frame === poster)
        await writeFile(join(folder, POSTER_FILE), await encodeStill(context, slot.planes))
      slot.written = encoder.write(viewBytes(context, slot.planes))
      // Awaited when the slot is reused; avoids an unhandled rejection before that.
      slot.written.catch(() => undefined)
      onProgress(SOUND_SHARE + (FRAMES_SHARE * (frame + 1)) / frames)
    }
    await Promise.all(ring.map(({ written }) => written))
    await encoder.finish()
    for (const { planes } of ring) freePlanes(context, planes)
  } catch (error) {
    encoder.kill()
    throw error
  }
  return { frames, files: [VIDEO_FILE, POSTER_FILE] }
}

const renderStills = async (work: Work, moments: readonly number[]) => {
  const { job, context, composer, onProgress } = work
  const planes = allocatePlanes(context, { ...composer.size, hasAlpha: false })
  const files: string[] = []
  for (const [index, seconds] of moments.toSorted((a, b) => a - b).entries()) {
    await composer.compose(planes, seconds)
    files.push(buildStillName(index))
    await writeFile(join(job.folder, buildStillName(index)), await encodeStill(context, planes))
    onProgress((index + 1) / moments.length)
  }
  freePlanes(context, planes)
  return { frames: moments.length, files }
}

/** Reused by the next job: faulting in fresh memory costs as much as drawing in it. */
let reusable: { context: KernelContext; mebibytes: number; used: number } | undefined

const acquireContext = (mebibytes: number): KernelContext => {
  if (reusable?.mebibytes !== mebibytes || reusable.context.memory.used() !== reusable.used) {
    const context = createKernelContext(createKernel({ memoryBytes: mebibytes * MEBIBYTE }))
    reusable = { context, mebibytes, used: context.memory.used() }
  }
  return reusable.context
}

/** Runs a job in its folder, inside a worker process; see `worker.ts`. */
export const runJob = async (job: RenderJob, onProgress: (share: number) => void) => {
  const { scene, scale, path, folder, objectsDir } = job
  checkIds(scene)
  registerFonts(scene)
  const context = acquireContext(job.planeMebibytes)
  const composer = createComposer({
    context,
    scene,
    scale,
    path,
    folder,
    objectsDir,
    fileOf: createFileLookup(job),
  })
  try {
    const work = { job, context, composer, onProgress }
    const made = job.stills ? await renderStills(work, job.stills) : await renderVideo(work)
    return { ...made, ...composer.size }
  } finally {
    await composer.close()
  }
}
