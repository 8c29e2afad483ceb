import type { Tone } from '@kadr/contract/studio/scene/paint'
import type { PictureLayer } from '@kadr/contract/studio/scene/scene'
import type { Assets } from '../draw/assets.ts'
import type { Brush, Picture, Surface } from '../draw/brush.ts'
import { computeCoverCrop } from './fit-rect.ts'

/** A zoomed picture is sharper than the canvas. */
const FINER = 1.3
const GREY = '#808080'
/** Each time the picture over itself steepens its greys towards a print of two values. */
const STEEPER = 4

const cover = <Image>({ brush, width, height }: Surface<Image>, mode: string, colour: string) => {
  brush.globalCompositeOperation = mode
  brush.fillStyle = colour
  brush.fillRect(0, 0, width, height)
  brush.globalCompositeOperation = 'source-over'
}

const lay = <Image>(
  brush: Brush<Image>,
  { image, width, height }: Picture<Image>,
  { mode, to }: { mode: string; to: { width: number; height: number } },
) => {
  brush.globalCompositeOperation = mode
  brush.drawImage(image, 0, 0, width, height, 0, 0, to.width, to.height)
  brush.globalCompositeOperation = 'source-over'
}

/** Soft dots in a slanted grid: light in their middles, so that they swell in the lights. */
const paintScreen = <Image>({ brush, width, height }: Surface<Image>, step: number) => {
  brush.fillStyle = '#000000'
  brush.fillRect(0, 0, width, height)
  for (let row = 0, y = 0; y < height + step; row += 1, y += step / 2)
    for (let x = row % 2 ? step / 2 : 0; x < width + step; x += step) {
      const shade = brush.createRadialGradient(x, y, 0, x, y, step / 2)
      shade.addColorStop(0, '#ffffff')
      shade.addColorStop(1, '#ffffff00')
      brush.fillStyle = shade
      brush.fillRect(x - step / 2, y - step / 2, step, step)
    }
}

const screen = <Image>(assets: Assets<Image>, surface: Surface<Image>, step: number) => {
  const dots = assets.createSurface(surface)
  paintScreen(dots, step)
  lay(surface.brush, dots, { mode: 'overlay', to: surface })
  for (let time = 0; time < STEEPER; time += 1) {
    const copy = assets.createSurface(surface)
    lay(copy.brush, surface, { mode: 'source-over', to: surface })
    lay(surface.brush, copy, { mode: 'overlay', to: surface })
  }
}

const paintTone = <Image>(
  assets: Assets<Image>,
  surface: Surface<Image>,
  { tone: { dark, light, dots }, scale }: { tone: Tone; scale: number },
) => {
  cover(surface, 'saturation', GREY)
  if (dots !== undefined) screen(assets, surface, Math.max(3, dots * scale))
  cover(surface, 'multiply', light)
  cover(surface, 'lighten', dark)
}

/** The part of a picture that its box shows, in two inks; the picture itself where it has no tone. */
export const tonePicture = <Image>(
  picture: Picture<Image>,
  { layer, assets, scale }: { layer: PictureLayer; assets: Assets<Image>; scale: number },
): Picture<Image> => {
  const { tone, box, focus, id, asset } = layer
  if (!tone) return picture
  const finer = layer.motion.kind === 'still' ? 1 : FINER
  const width = Math.max(2, Math.round(box.width * scale * finer))
  const height = Math.max(2, Math.round(box.height * scale * finer))
  const key = `tone ${id} ${asset} ${JSON.stringify({ tone, focus })} ${width} ${height}`
  const kept = assets.cache.pictures.get(key)
  if (kept) return kept
  const surface = assets.createSurface({ width, height })
  surface.brush.imageSmoothingEnabled = true
  surface.brush.imageSmoothingQuality = 'high'
  const { x, y, width: w, height: h } = computeCoverCrop({ picture, box, focus })
  const place = () => surface.brush.drawImage(picture.image, x, y, w, h, 0, 0, width, height)
  place()
  paintTone(assets, surface, { tone, scale: scale * finer })
  // The inks filled what is transparent.
  surface.brush.globalCompositeOperation = 'destination-in'
  place()
  surface.brush.globalCompositeOperation = 'source-over'
  assets.cache.pictures.set(key, surface)
  return surface
}
