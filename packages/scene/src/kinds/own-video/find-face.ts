import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import { computeCameraCrop, findCameraView } from '../../footage/camera-view.ts'
import { findFootageSecond } from '../../footage/footage-time.ts'
import type { FootageContext } from './context.ts'

/** Where the face is on the canvas at a second of the result; undefined where none is known. */
export const findFace = (
  { form, facts }: FootageContext,
  { layers, seconds }: { layers: readonly Layer[]; seconds: number },
): Box | undefined => {
  const footage = layers.find((layer) => layer.kind === 'footage')
  const faces = form.source ? facts.get(form.source.asset)?.footage?.faces : null
  if (!form.source || !footage || !faces || footage.fit === 'blurred') return undefined
  const ms = findFootageSecond(footage.pieces, seconds) * 1000
  const face = faces.looks[Math.round(ms / faces.every)]
  if (!face) return undefined
  const { width, height } = form.source
  const view = findCameraView(footage.camera, seconds)
  const seen = computeCameraCrop({ picture: { width, height }, box: footage.box, view })
  const scale = footage.box.width / seen.width
  return {
    x: (face.x * width - seen.x) * scale,
    y: (face.y * height - seen.y) * scale,
    width: face.width * width * scale,
    height: face.height * height * scale,
  }
}
