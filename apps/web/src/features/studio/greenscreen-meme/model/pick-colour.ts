import { computeContainBox } from '@kadr/scene/paint/fit-rect'
import type { Point } from '../../../../reel-editor/handles/gesture.ts'
import type { Shown } from '../../../../reel-editor/player/load-picture.ts'

type Size = { width: number; height: number }

/** Maps a point of an `object-fit: contain` view to a pixel of the picture; undefined outside it. */
export const pixelUnder = ({
  point,
  view,
  picture,
}: {
  point: Point
  view: Size
  picture: Size
}): Point | undefined => {
  const { width, height } = view
  const box = computeContainBox({ picture, box: { x: 0, y: 0, width, height } })
  const x = Math.floor(((point.x - box.x) / box.width) * picture.width)
  const y = Math.floor(((point.y - box.y) / box.height) * picture.height)
  const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height
  return isInside ? { x, y } : undefined
}

/** Sampling radius in pixels, to average out film grain. */
const AROUND = 2

/** The sampling area, clipped to the picture. */
export const areaAround = ({ pixel, picture }: { pixel: Point; picture: Size }) => {
  const cut = (at: number, side: number) => {
    const begin = Math.max(0, at - AROUND)
    return { begin, length: Math.min(side, at + AROUND + 1) - begin }
  }
  const across = cut(pixel.x, picture.width)
  const down = cut(pixel.y, picture.height)
  return { x: across.begin, y: down.begin, width: across.length, height: down.length }
}

/** The mean of RGBA pixels as `#rrggbb`, the format of a colour input. */
export const averageColour = (pixels: ArrayLike<number>): string => {
  const count = Math.max(1, Math.floor(pixels.length / 4))
  const channel = (offset: number) => {
    let sum = 0
    for (let at = offset; at < pixels.length; at += 4) sum += pixels[at] ?? 0
    return Math.round(sum / count)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** Samples the decoded frame: the preview is keyed and has other colours. */
export const readColour = ({ frame, pixel }: { frame: Shown; pixel: Point }): string => {
  const { x, y, width, height } = areaAround({ pixel, picture: frame })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('no canvas')
  brush.drawImage(frame.image, x, y, width, height, 0, 0, width, height)
  return averageColour(brush.getImageData(0, 0, width, height).data)
}
