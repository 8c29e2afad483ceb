import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FaceTrack, FootageSpan } from '@kadr/contract/studio/footage'
import { startBounded } from '@kadr/kit/node/bounded-process'
import { readChunks } from '../read-chunks.ts'
import { createFaceFollower } from './follow-faces.ts'
import type { Picture } from './sample-picture.ts'

/** Milliseconds between two looks. */
const LOOK_EVERY = 400
/** The longer side of a picture that is looked at. */
const LONGEST = 512
/** Per cent of change at which the picture is another one. */
const SCENE_CHANGE = 12
const LIMITS = { memoryMebibytes: 3072, fileMebibytes: 64 }

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)

const fitSize = ({ width, height }: { width: number; height: number }) => {
  const share = LONGEST / Math.max(width, height)
  return { width: even(width * share), height: even(height * share) }
}

const SCENE_TIME = /lavfi\.scd\.time=([\d.]+)/gu

const readScenes = async (file: string): Promise<number[]> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return [...text.matchAll(SCENE_TIME)].map(([, second]) => Math.round(Number(second) * 1000))
}

/**
 * Looks at a part of a video some times a second for the face that leads in it, and for moments where the picture
 * changes. One decoder reads it once, forward.
 */
export const watchFaces = async ({
  input,
  size,
  span,
  folder,
  path,
  onProgress,
}: {
  /** Options of ffmpeg that open the file. */
  input: readonly string[]
  /** Of the upright picture. */
  size: { width: number; height: number }
  span: FootageSpan
  /** For what the decoder writes down. */
  folder: string
  path: string
  onProgress(share: number): void
}): Promise<FaceTrack> => {
  const { width, height } = fitSize(size)
  const file = join(folder, 'scenes.txt')
  const graph = [
    '[0:v:0]split=2[near][all]',
    `[near]fps=1000/${LOOK_EVERY}:start_time=0:round=up,scale=${width}:${height}:flags=area,format=rgb24[looks]`,
    `[all]scale=160:-2:flags=fast_bilinear,scdet=threshold=${SCENE_CHANGE},metadata=print:key=lavfi.scd.time:file='${file}'[scenes]`,
  ].join(';')
  const length = (span.to - span.from) / 1000
  const started = startBounded({
    program: 'ffmpeg',
    args: [
      ...[
        '-nostdin',
        '-hide_banner',
        '-v',
        'error',
        '-threads',
        '1',
        '-filter_complex_threads',
        '1',
      ],
      ...(span.from > 0 ? ['-ss', `${span.from / 1000}`] : []),
      ...['-t', `${length}`, ...input, '-filter_complex', graph],
      ...['-map', '[looks]', '-f', 'rawvideo', 'pipe:1', '-map', '[scenes]', '-f', 'null', '-'],
    ],
    path,
    limits: LIMITS,
    stdout: 'bytes',
    group: 'inherited',
  })
  const { stdout } = started.child
  if (!stdout) throw new Error('ffmpeg has no output')
  const follower = createFaceFollower()
  const looks: FaceTrack['looks'] = []
  const expected = Math.max(1, Math.ceil((span.to - span.from) / LOOK_EVERY))
  for await (const bytes of readChunks(stdout, width * height * 3)) {
    const picture: Picture = { bytes, width, height }
    looks.push(follower.look(picture))
    onProgress(Math.min(1, looks.length / expected))
  }
  await started.ended
  const scenes = await readScenes(file)
  await rm(file, { force: true })
  return { every: LOOK_EVERY, looks, scenes: scenes.filter((at) => at > 0).slice(0, 4000) }
}
