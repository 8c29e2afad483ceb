import { FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'
import { computeContainBox, computeCoverCrop } from '@kadr/scene/paint/fit-rect'
import type { FootagePlan, FootageRun } from './footage-plan.ts'
import type { Media } from './probe-media.ts'

type Video = NonNullable<Media['video']>

const coloursOf = ({ hasOurColours }: Video) =>
  hasOurColours ? '' : ':out_color_matrix=bt709:out_range=tv'

/** Smallest width of the blur, as the browser's: halved down to it and doubled back thrice. */
const BLUR_SIDE = 24
const SHADE = 0.7

const blurOf = (video: Video, size: { width: number; height: number }): string => {
  const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)
  const crop = computeCoverCrop({ picture: video, box: size, focus: { x: 0.5, y: 0.5 } })
  const inside = computeContainBox({ picture: video, box: { x: 0, y: 0, ...size } })
  const rows = (columns: number) => even((columns * size.height) / size.width)
  const steps = [2, 4, 8].map((factor) => {
    const width = BLUR_SIDE * factor
    return `scale=${width}:${rows(width)}:flags=bilinear`
  })
  const back = [
    `crop=${even(crop.width)}:${even(crop.height)}:${Math.floor(crop.x)}:${Math.floor(crop.y)}`,
    `scale=${BLUR_SIDE}:${rows(BLUR_SIDE)}${coloursOf(video)}:flags=area`,
    ...video.toneMap,
    'format=yuv420p',
    ...steps,
    `scale=${size.width}:${size.height}:flags=bilinear`,
    `lutyuv=y=16+(val-16)*${SHADE}:u=128+(val-128)*${SHADE}:v=128+(val-128)*${SHADE}`,
  ]
  const front = [
    `scale=${even(inside.width)}:${even(inside.height)}${coloursOf(video)}:flags=bicubic`,
    ...video.toneMap,
    'format=yuv420p',
  ]
  const at = `${even(inside.x + 1) - 2}:${even(inside.y + 1) - 2}`
  return `split[wide][near];[wide]${back.join(',')}[back];[near]${front.join(',')}[front];[back][front]overlay=${at}`
}

const chooseFrames = ({ kept }: FootageRun): string =>
  kept.map(({ from, to }) => `between(n\\,${from}\\,${to})`).join('+')

/** Frames of one run, as large as the plan wants them. */
export const buildFootageFilter = (
  run: FootageRun,
  {
    plan: { region, size },
    fit,
    video,
  }: { plan: FootagePlan; fit: 'blurred' | 'cover'; video: Video },
): string => {
  const timed = [
    `fps=${FRAMES_PER_SECOND}:start_time=0`,
    `select=${chooseFrames(run)}`,
    `setpts=N/${FRAMES_PER_SECOND}/TB`,
  ]
  if (fit === 'blurred') return [...timed, blurOf(video, size)].join(',')
  const isWhole = region.width === video.width && region.height === video.height
  return [
    ...timed,
    ...(isWhole ? [] : [`crop=${region.width}:${region.height}:${region.x}:${region.y}`]),
    `scale=${size.width}:${size.height}${coloursOf(video)}:flags=bicubic`,
    ...video.toneMap,
    'format=yuv420p',
  ].join(',')
}
