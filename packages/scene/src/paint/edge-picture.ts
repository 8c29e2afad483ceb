import type { PictureLayer } from '@kadr/contract/studio/scene/scene'
import type { Assets } from '../draw/assets.ts'
import type { Picture } from '../draw/brush.ts'
import { computeContainBox } from './fit-rect.ts'

/** Copies of the silhouette in a ring around it. */
const COPIES = 24

/** The whole picture in its box with an edge along its transparency; itself where it has none. */
export const edgePicture = <Image>(
  picture: Picture<Image>,
  { layer, assets, scale }: { layer: PictureLayer; assets: Assets<Image>; scale: number },
): Picture<Image> => {
  const { edge, box, id, asset } = layer
  if (!edge) return picture
  const width = Math.max(2, Math.round(box.width * scale))
  const height = Math.max(2, Math.round(box.height * scale))
  const key = `edge ${id} ${asset} ${JSON.stringify(edge)} ${width} ${height}`
  const kept = assets.cache.pictures.get(key)
  if (kept) return kept
  const reach = edge.width * scale
  const room = { x: reach, y: reach, width: width - reach * 2, height: height - reach * 2 }
  const at = computeContainBox({ picture, box: room })
  const surface = assets.createSurface({ width, height })
  const { brush } = surface
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  const lay = (dx: number, dy: number) =>
    brush.drawImage(
      picture.image,
      0,
      0,
      picture.width,
      picture.height,
      at.x + dx,
      at.y + dy,
      at.width,
      at.height,
    )
  for (let copy = 0; copy < COPIES; copy += 1) {
    const angle = (copy / COPIES) * Math.PI * 2
    lay(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  brush.globalCompositeOperation = 'source-in'
  brush.fillStyle = edge.colour
  brush.fillRect(0, 0, width, height)
  brush.globalCompositeOperation = 'source-over'
  lay(0, 0)
  assets.cache.pictures.set(key, surface)
  return surface
}
