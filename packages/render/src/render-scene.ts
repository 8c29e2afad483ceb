import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import { FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'
import { POSTER_FILE, type RenderJob, VIDEO_FILE } from './worker/job.ts'
import { type RenderLimits, runInWorker } from './worker/run-in-worker.ts'

/** Kernel memory per worker. */
const PLANE_MEBIBYTES = 512
const DEFAULT_NICE = 5

export type RenderRequest = {
  scene: Scene
  /** Local paths by asset. */
  files: Readonly<Record<string, string>>
  /** Parent of the render's temporary folder. */
  tempDir: string
  /** Persistent cache; files may be deleted at any time. */
  cacheDir: string
  /** PATH for ffmpeg. */
  path: string
  limits?: Partial<RenderLimits>
  signal?: AbortSignal
  /** Called with non-decreasing shares from 0 to 1. */
  onProgress?(share: number): void
  /** Output pixels per point of the scene; 1 is 1080 wide. */
  scale?: number
  nice?: number
}

/** Time limit: ten times real time plus startup. */
const limitSeconds = ({ seconds }: Scene) => 60 + seconds * 10
const MEMORY_MEBIBYTES = 1536

const run = async <Output, Result>(
  request: RenderRequest,
  job: Pick<RenderJob, 'quality' | 'stills'>,
  use: (folder: string, made: Awaited<ReturnType<typeof runInWorker>>) => Output,
  deliver: (made: Output) => Promise<Result>,
): Promise<Result> => {
  const { scene, files, tempDir, cacheDir, path, limits, signal } = request
  const { scale = 1, nice = DEFAULT_NICE } = request
  signal?.throwIfAborted()
  let highest = 0
  const onProgress = (share: number) => {
    if (share <= highest) return
    highest = Math.min(1, share)
    request.onProgress?.(highest)
  }
  return withTempFolder({
    tempDir,
    async run(folder) {
      const made = await runInWorker({
        job: {
          ...job,
          scene,
          files: { ...files },
          scale,
          folder,
          objectsDir: join(cacheDir, 'objects'),
          path,
          nice,
          planeMebibytes: PLANE_MEBIBYTES,
        },
        limits: { seconds: limitSeconds(scene), memoryMebibytes: MEMORY_MEBIBYTES, ...limits },
        signal,
        onProgress,
      })
      const result = await deliver(use(folder, made))
      onProgress(1)
      return result
    },
  })
}

export type RenderedVideo = {
  video: string
  poster: string
  width: number
  height: number
  seconds: number
}

/**
 * Renders a scene to MP4 with a poster. The files exist until `deliver` settles; the folder is
 * always removed. Throws RenderFailedError, or the signal's reason.
 */
export const renderScene = <Result>({
  quality = 'standard',
  deliver,
  ...request
}: RenderRequest & {
  quality?: RenderJob['quality']
  deliver(made: RenderedVideo): Promise<Result>
}): Promise<Result> =>
  run(
    request,
    { quality, stills: null },
    (folder, { width, height, frames }) => ({
      video: join(folder, VIDEO_FILE),
      poster: join(folder, POSTER_FILE),
      seconds: frames / FRAMES_PER_SECOND,
      width,
      height,
    }),
    deliver,
  )

/** Renders moments of a scene as JPEGs in order of time: covers, carousels, template previews. */
export const renderStills = <Result>({
  moments,
  deliver,
  ...request
}: RenderRequest & {
  moments: readonly number[]
  deliver(pictures: string[]): Promise<Result>
}): Promise<Result> =>
  run(
    request,
    { quality: 'standard', stills: [...moments] },
    (folder, { files }) => files.map((name) => join(folder, name)),
    deliver,
  )
