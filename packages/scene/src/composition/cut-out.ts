import { cutEdges } from './cut-edges.ts'
import { fitGround } from './fit-ground.ts'
import { floodGround } from './flood-ground.ts'
import { measureWeakness } from './measure-weakness.ts'
import type { Pixels } from './tile-map.ts'

/** Why a picture is not cut out: its ground is not plain, or what is left is no single thing. */
export type CutRefusal = 'merged' | 'nothing' | 'uneven'

/** A thing smaller or larger than this share of the picture was not told from its ground. */
const LEAST_SHARE = 0.02
const MOST_SHARE = 0.9
/** Smaller pieces beside the largest are specks. */
const SPECK = 0.02
/** More of the border than this, and it is no thing that stands there but half of a picture. */
const MOST_BORDER = 0.3
/** Share of the edge that hardly differs from the ground: there the flood has eaten into the thing. */
const MOST_WEAK = 0.05
/** Length of the edge in square roots of the area: a circle has 3.5, a leak into a thing far more. */
const MOST_RAGGED = 24

type Ground = { ground: Uint8Array; width: number }

/** The pixels beside one, as far as the picture goes. */
const listBeside = (at: number, { ground, width }: Ground): number[] => {
  const x = at % width
  const beside = [at - width, at + width].filter((next) => next >= 0 && next < ground.length)
  if (x > 0) beside.push(at - 1)
  if (x < width - 1) beside.push(at + 1)
  return beside
}

/** Gives the piece that a pixel belongs to its number; its area. */
const numberPiece = (
  picture: Ground,
  { start, number, numbers }: { start: number; number: number; numbers: Int32Array },
): number => {
  const queue = [start]
  numbers[start] = number
  for (const at of queue) {
    for (const next of listBeside(at, picture)) {
      if (picture.ground[next] || numbers[next]) continue
      numbers[next] = number
      queue.push(next)
    }
  }
  return queue.length
}

/** Numbers the connected pieces of what is not ground; 0 is ground. */
const numberPieces = (picture: Ground) => {
  const { ground } = picture
  const numbers = new Int32Array(ground.length)
  const areas: number[] = []
  for (let start = 0; start < ground.length; start += 1) {
    if (ground[start] || numbers[start]) continue
    areas.push(numberPiece(picture, { start, number: areas.length + 1, numbers }))
  }
  return { numbers, areas }
}

const SIDES = 4

/** What stays: the largest piece and whatever is not a speck beside it. */
const keepThings = (ground: Uint8Array, width: number) => {
  const { numbers, areas } = numberPieces({ ground, width })
  const largest = areas.reduce((most, area) => Math.max(most, area), 0)
  const isKept = areas.map((area) => area >= largest * SPECK)
  let area = 0
  let edge = 0
  let border = 0
  const kept = Uint8Array.from(numbers, (number) => (number && isKept[number - 1] ? 1 : 0))
  for (let at = 0; at < kept.length; at += 1) {
    if (!kept[at]) continue
    const beside = listBeside(at, { ground, width })
    area += 1
    edge += beside.filter((next) => !kept[next]).length
    if (beside.length < SIDES) border += 1
  }
  return { kept, area, edge, border }
}

/**
 * A picture of a thing on a plain ground without that ground, cropped to the thing. The ground is
 * what can be reached from the border; holes inside of a thing stay, a label may have its colour.
 */
export const cutOut = (pixels: Pixels): Pixels | CutRefusal => {
  const { width, height } = pixels
  const ground = fitGround(pixels)
  if (!ground) return 'uneven'
  const flooded = floodGround(pixels, ground)
  const { kept, area, edge, border } = keepThings(flooded, width)
  const share = area / (width * height)
  if (share < LEAST_SHARE) return 'nothing'
  if (border > (width + height) * 2 * MOST_BORDER) return 'uneven'
  if (measureWeakness(pixels, { kept, ground }) > MOST_WEAK) return 'merged'
  if (share > MOST_SHARE || edge / Math.sqrt(area) > MOST_RAGGED) return 'merged'
  return cutEdges(pixels, { kept, ground })
}
