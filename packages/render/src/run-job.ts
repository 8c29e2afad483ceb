import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FRAMES_PER_SECOND, frameCount } from '@kadr/scene/canvas-size'
import { mixAudio } from './audio/mix-audio.ts'
import { type Composer, createComposer } from './compose/composer.ts'
import { checkIds } from './compose/flats.ts'
import { startEncoder } from './encode/encoder.ts'
import { encodeStill } from './encode/still.ts'
import { registerFonts } from './fonts.ts'
import { POSTER_FILE, type RenderJob, VIDEO_FILE } from './job.ts'
import { createKernel } from './planes/kernel.ts'
import { bytesOf, createStudio, givePlanes, type Studio, takePlanes } from './planes/planes.ts'
import { RenderFailedError } from './render-failed-error.ts'

const stillFile = (index: number): string => `still-${index}.jpg`

const MEBIBYTE = 1024 * 1024
/** Frames that are drawn while others are still on their way to the encoder. */
const RING = 4
/** Sound and preparations, as shares of the whole. */
const SOUND_SHARE = 0.04
const FRAMES_SHARE = 0.95

type Work = { job: RenderJob; studio: Studio; composer: Composer; onProgress(share: number): void }

const lookUp =
  ({ files }: RenderJob) =>
  (asset: string) => {
    const file = files[asset]
    if (!file || !existsSync(file)) throw new RenderFailedError({ code: 'missing', asset })
    return file
  }

const makeVideo = async ({ job, studio, composer, onProgress }: Work) => {
  const { scene, folder, path, quality } = job
  const frames = frameCount(scene)
  const seconds = frames / FRAMES_PER_SECOND
  const sound = await mixAudio({ scene, folder, path, fileOf: lookUp(job) })
  onProgress(SOUND_SHARE)
  const { size } = composer
  const output = join(folder, VIDEO_FILE)
  const encoder = startEncoder({ size, sound, seconds, output, quality, path })
  const ring = Array.from({ length: RING }, () => ({
    planes: takePlanes(studio, { ...size, hasAlpha: false }),
    sent: Promise.resolve(),
  }))
  const poster = Math.min(frames - 1, Math.round(scene.posterAt * FRAMES_PER_SECOND))
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      const slot = ring[frame % RING]
      if (!slot) throw new Error('the ring is empty')
      await slot.sent
      slot.planes = await composer.composeNext(slot.planes, frame / FRAMES_PER_SECOND)
      if (frame === poster)
        await writeFile(join(folder, POSTER_FILE), await encodeStill(studio, slot.planes))
      slot.sent = encoder.write(bytesOf(studio, slot.planes))
      // Awaited when the slot comes round; a failure before that is not lost.
      slot.sent.catch(() => undefined)
      onProgress(SOUND_SHARE + (FRAMES_SHARE * (frame + 1)) / frames)
    }
    await Promise.all(ring.map(({ sent }) => sent))
    await encoder.finish()
    for (const { planes } of ring) givePlanes(studio, planes)
  } catch (error) {
    encoder.kill()
    throw error
  }
  return { frames, files: [VIDEO_FILE, POSTER_FILE] }
}

const makeStills = async (work: Work, moments: readonly number[]) => {
  const { job, studio, composer, onProgress } = work
  const planes = takePlanes(studio, { ...composer.size, hasAlpha: false })
  const files: string[] = []
  for (const [index, seconds] of moments.toSorted((a, b) => a - b).entries()) {
    await composer.compose(planes, seconds)
    files.push(stillFile(index))
    await writeFile(join(job.folder, stillFile(index)), await encodeStill(studio, planes))
    onProgress((index + 1) / moments.length)
  }
  givePlanes(studio, planes)
  return { frames: moments.length, files }
}

/** Kept for the next job: memory that the system has to find anew costs as much as drawing in it. */
let kept: { studio: Studio; mebibytes: number; used: number } | undefined

const openStudio = (mebibytes: number): Studio => {
  if (kept?.mebibytes !== mebibytes || kept.studio.memory.used() !== kept.used) {
    const studio = createStudio(createKernel({ memoryBytes: mebibytes * MEBIBYTE }))
    kept = { studio, mebibytes, used: studio.memory.used() }
  }
  return kept.studio
}

/** Makes what the job asks for in its folder. Runs in a worker; see `worker.ts`. */
export const runJob = async (job: RenderJob, onProgress: (share: number) => void) => {
  const { scene, scale, path, folder } = job
  checkIds(scene)
  registerFonts(scene)
  const studio = openStudio(job.planeMebibytes)
  const composer = createComposer({ studio, scene, scale, path, folder, fileOf: lookUp(job) })
  try {
    const work = { job, studio, composer, onProgress }
    const made = job.stills ? await makeStills(work, job.stills) : await makeVideo(work)
    return { ...made, ...composer.size }
  } finally {
    await composer.close()
  }
}
