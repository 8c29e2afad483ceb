import type { FootageLayer } from '@kadr/contract/studio/scene/scene'
import type { Assets } from '../draw/assets.ts'
import type { Brush, Picture } from '../draw/brush.ts'
import { computeCameraCrop, findCameraView } from '../footage/camera-view.ts'
import { paintPicture } from './paint-picture.ts'

/** Paints a frame of footage as the camera sees it. */
export const paintFootage = <Image>({
  brush,
  layer,
  picture,
  seconds,
  assets,
}: {
  brush: Brush<Image>
  layer: FootageLayer
  picture: Picture<Image>
  seconds: number
  assets: Assets<Image>
}): void => {
  const { box, camera } = layer
  if (layer.fit === 'blurred') {
    const key = `blur ${layer.id}`
    // The blur of a picture is kept, that of a film is another one in each frame.
    assets.cache.pictures.delete(key)
    const framing = { fit: 'blurred', focus: { x: 0.5, y: 0.5 } } as const
    paintPicture({ brush, picture, framing, box, assets, key })
    return
  }
  const seen = computeCameraCrop({ picture, box, view: findCameraView(camera, seconds) })
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  const { x, y, width, height } = seen
  brush.drawImage(picture.image, x, y, width, height, box.x, box.y, box.width, box.height)
}
