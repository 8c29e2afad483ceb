import type { Box } from '@kadr/contract/studio/scene/scene'
import { clamp } from '../time/easing.ts'

type Size = { width: number; height: number }

/** The part of a picture that covers the box, around its focus. */
export const computeCoverCrop = ({
  picture,
  box,
  focus,
}: {
  picture: Size
  box: Size
  focus: { x: number; y: number }
}): Box => {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = box.width / scale
  const height = box.height / scale
  return {
    x: clamp(focus.x * picture.width - width / 2, 0, picture.width - width),
    y: clamp(focus.y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  }
}

/** The box of the whole picture fitted into `box`. */
export const computeContainBox = ({ picture, box }: { picture: Size; box: Box }): Box => {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const width = picture.width * scale
  const height = picture.height * scale
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }
}
