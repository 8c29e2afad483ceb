import type { Box, FootageLayer } from '@kadr/contract/studio/scene/scene'
import { computeCameraCrop } from '@kadr/scene/footage/camera-view'
import { FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'

type Size = { width: number; height: number }

/** Pieces that one decoder reads: what lies between them is shorter to decode than to seek over. */
export type FootageRun = {
  /** Frame of the source that the decoder begins with. */
  first: number
  /** Kept frames since `first`, both ends included. */
  kept: { from: number; to: number }[]
  /** How many frames are kept. */
  frames: number
}

const SEEK_FROM_FRAMES = 4 * FRAMES_PER_SECOND
/** An expression of more terms takes longer than a decoder to start. */
const MOST_IN_RUN = 60

const frameOf = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND)

export const listRuns = ({ pieces }: Pick<FootageLayer, 'pieces'>): FootageRun[] => {
  const runs: FootageRun[] = []
  let reached = 0
  for (const piece of pieces) {
    const [from, until] = [frameOf(piece.from), frameOf(piece.until)]
    const run = runs.at(-1)
    const isNear = run && from >= reached && from - reached <= SEEK_FROM_FRAMES
    const own = isNear && run.kept.length < MOST_IN_RUN ? run : { first: from, kept: [], frames: 0 }
    if (own !== run) runs.push(own)
    own.kept.push({ from: from - own.first, to: until - own.first - 1 })
    own.frames += until - from
    reached = until
  }
  return runs
}

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)

/** The part of the upright picture that the camera ever sees, on even pixels. */
const findRegion = (layer: FootageLayer, picture: Size): { region: Box; widest: Box } => {
  const crops = layer.camera.map((view) => computeCameraCrop({ picture, box: layer.box, view }))
  const left = Math.min(...crops.map(({ x }) => x))
  const top = Math.min(...crops.map(({ y }) => y))
  const right = Math.max(...crops.map(({ x, width }) => x + width))
  const bottom = Math.max(...crops.map(({ y, height }) => y + height))
  const x = Math.max(0, Math.floor(left / 2) * 2)
  const y = Math.max(0, Math.floor(top / 2) * 2)
  const region = {
    x,
    y,
    width: Math.min(even(picture.width), even(right - x)),
    height: Math.min(even(picture.height), even(bottom - y)),
  }
  const widest = crops.reduce((most, crop) => (crop.width > most.width ? crop : most))
  return { region, widest }
}

/** Where the frame hardly moves, the decoder brings it to the size of the canvas. */
const STILL = 1.15

export type FootagePlan = {
  runs: FootageRun[]
  /** What is decoded of the upright picture, in its pixels. */
  region: Box
  /** Of decoded frames. */
  size: Size
}

/** What of a source is decoded, and how large; `box` is in pixels of the output. */
export const planFootage = (
  layer: FootageLayer,
  { picture, box }: { picture: Size; box: Size },
): FootagePlan => {
  const runs = listRuns(layer)
  if (layer.fit === 'blurred')
    return {
      runs,
      region: { x: 0, y: 0, ...picture },
      size: { width: box.width, height: box.height },
    }
  const { region, widest } = findRegion(layer, picture)
  const wanted = box.width / widest.width
  const isStill = region.width * region.height < widest.width * widest.height * STILL
  const factor = isStill ? wanted : Math.min(1, wanted)
  const isWhole =
    Math.abs(region.width - widest.width) <= 2 && Math.abs(region.height - widest.height) <= 2
  const size =
    isWhole && factor === wanted
      ? { width: even(box.width), height: even(box.height) }
      : { width: even(region.width * factor), height: even(region.height * factor) }
  return { runs, region, size }
}
