import type { Composition } from '@kadr/contract/library/composition'
import { clamp } from '../time/easing.ts'
import { mapTiles, type Pixels, type TileMap } from './tile-map.ts'

/** Tiles that count for the subject, by weight. */
const SUBJECT_SHARE = 0.25
/** A subject at the very edge would pull the crop off everything else. */
const FARTHEST = 0.15

const findFocus = ({ columns, rows, weights }: TileMap): Composition['focus'] => {
  const sorted = weights.toSorted().reverse()
  const least = sorted[Math.floor(sorted.length * SUBJECT_SHARE)] ?? 0
  let sum = 0
  let x = 0
  let y = 0
  for (const [index, weight] of weights.entries()) {
    if (weight < least) continue
    const pull = weight * weight
    sum += pull
    x += pull * (((index % columns) + 0.5) / columns)
    y += pull * ((Math.floor(index / columns) + 0.5) / rows)
  }
  if (sum === 0) return { x: 0.5, y: 0.5 }
  const near = (value: number) => Math.round(clamp(value, FARTHEST, 1 - FARTHEST) * 100) / 100
  return { x: near(x / sum), y: near(y / sum) }
}

/** Where blocks of words stand on a tall canvas, as shares of its height. */
const TOP = { from: 0.12, until: 0.46 }
const BOTTOM = { from: 0.46, until: 0.8 }
/** Width of a 9:16 canvas relative to its height. */
const TALL = 9 / 16
/** Words stand at the top unless the bottom is clearly calmer. */
const PREFERENCE = 0.9

/** Mean weight of a band, in the part of the picture that a tall canvas shows. */
const measureBand = (
  { columns, rows, weights }: TileMap,
  { focus, ratio, band }: { focus: Composition['focus']; ratio: number; band: typeof TOP },
): number => {
  const seen = Math.min(1, TALL / ratio)
  const left = clamp(focus.x - seen / 2, 0, 1 - seen)
  const tall = Math.min(1, ratio / TALL)
  const top = clamp(focus.y - tall / 2, 0, 1 - tall)
  let sum = 0
  let count = 0
  for (const [index, weight] of weights.entries()) {
    const x = ((index % columns) + 0.5) / columns
    const y = ((Math.floor(index / columns) + 0.5) / rows - top) / tall
    if (x < left || x > left + seen || y < band.from || y > band.until) continue
    sum += weight
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** What a picture shows and where words cover least of it, by its pixels alone. */
export const describePicture = (pixels: Pixels): Composition => {
  const map = mapTiles(pixels)
  const focus = findFocus(map)
  const ratio = pixels.width / pixels.height
  const top = measureBand(map, { focus, ratio, band: TOP })
  const bottom = measureBand(map, { focus, ratio, band: BOTTOM })
  return { focus, calm: bottom < top * PREFERENCE ? 'bottom' : 'top' }
}
