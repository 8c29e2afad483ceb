import type { Shown } from '../../../reel-editor/player/load-picture.ts'
import type { Point } from './gesture.ts'
import { areaAround, averageColour } from './pick-colour.ts'

/** The colour of a decoded frame around one of its pixels; the preview has other colours, it is keyed. */
export const readColour = ({ frame, pixel }: { frame: Shown; pixel: Point }): string => {
  const { x, y, width, height } = areaAround({ pixel, picture: frame })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('no canvas')
  brush.drawImage(frame.image, x, y, width, height, 0, 0, width, height)
  return averageColour(brush.getImageData(0, 0, width, height).data)
}
