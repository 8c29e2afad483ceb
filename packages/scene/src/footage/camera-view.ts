import type { CameraMoment } from '@kadr/contract/studio/scene/motion'
import type { Box } from '@kadr/contract/studio/scene/scene'
import { computeCoverCrop } from '../paint/fit-rect.ts'
import { clamp, mix } from '../time/easing.ts'

export type CameraView = Pick<CameraMoment, 'x' | 'y' | 'zoom'>

const BORDER = 1e-6

/** Where the camera looks at a second of the layer; it jumps at two moments of one time. */
export const findCameraView = (camera: readonly CameraMoment[], seconds: number): CameraView => {
  let [low, high] = [0, camera.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((camera[middle]?.at ?? 0) <= seconds + BORDER) low = middle + 1
    else high = middle
  }
  const before = camera[Math.max(0, low - 1)]
  const after = camera[low]
  if (!before) return { x: 0.5, y: 0.5, zoom: 1 }
  if (!after || low === 0) return before
  const share = clamp((seconds - before.at) / Math.max(BORDER, after.at - before.at))
  return {
    x: mix(before.x, after.x, share),
    y: mix(before.y, after.y, share),
    zoom: mix(before.zoom, after.zoom, share),
  }
}

type Size = { width: number; height: number }

/** The part of the picture that fills the box. */
export const computeCameraCrop = ({
  picture,
  box,
  view: { x, y, zoom },
}: {
  picture: Size
  box: Size
  view: CameraView
}): Box => {
  const whole = computeCoverCrop({ picture, box, focus: { x, y } })
  const width = whole.width / zoom
  const height = whole.height / zoom
  return {
    x: clamp(x * picture.width - width / 2, 0, picture.width - width),
    y: clamp(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  }
}
